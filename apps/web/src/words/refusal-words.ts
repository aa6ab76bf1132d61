// Why something may not be done, in words that teach. A refusal without a sentence does not compile.

import { trumpOf } from '@minibridge/bridge';
import type { TableMessages } from '@minibridge/messages';
import type { HostRefusal } from '../host/local-host';

type Reason = HostRefusal['reason'];
/** With `R` a reason, the refusal for it; so a sentence can be looked up by the refusal's own reason. */
type RefusalFor<R extends Reason> = { [P in R]: { readonly reason: P } & Extract<HostRefusal, { reason: P }> }[R];
type Sentences = { readonly [R in Reason]: (say: TableMessages, refusal: RefusalFor<R>) => string };

const SENTENCES: Sentences = {
  'wrong-phase': (say, { phase }) => say['refusal.wrong-phase']({ phase }),
  'not-your-turn': (say, { turn }) => say['refusal.not-your-turn']({ seat: turn }),
  'already-announced': (say) => say['refusal.already-announced'](),
  'points-out-of-range': (say) => say['refusal.points-out-of-range'](),
  'not-of-the-declaring-side': (say) => say['refusal.not-of-the-declaring-side'](),
  'already-proposed': (say, { declarer }) => say['refusal.already-proposed']({ seat: declarer }),
  'declarer-chooses': (say, { declarer }) => say['refusal.declarer-chooses']({ seat: declarer }),
  'contract-not-in-these-rules': (say) => say['refusal.contract-not-in-these-rules'](),
  'fit-too-short': (say, { strain, have, need }) => {
    const suit = trumpOf(strain);
    return suit ? say['refusal.fit-too-short']({ suit, have, need }) : say['refusal.contract-not-in-these-rules']();
  },
  'game-needs-points': (say, { have, need }) => say['refusal.game-needs-points']({ have, need }),
  'points-demand-game': (say, { have }) => say['refusal.points-demand-game']({ have }),
  'dummy-decides-nothing': (say) => say['refusal.dummy-decides-nothing'](),
  'card-not-held': (say) => say['refusal.card-not-held'](),
  'must-follow-suit': (say, { suit }) => say['refusal.must-follow-suit']({ suit }),
  'no-taking-back': (say) => say['refusal.no-taking-back'](),
  'nothing-to-take-back': (say) => say['refusal.nothing-to-take-back'](),
  'not-your-card': (say) => say['refusal.not-your-card'](),
  paused: (say) => say['refusal.paused'](),
  'no-board': (say) => say['refusal.no-board'](),
  'board-in-play': (say) => say['refusal.board-in-play'](),
  'match-over': (say) => say['refusal.match-over'](),
  'first-dealer-known': (say) => say['refusal.first-dealer-known'](),
  'first-dealer-missing': (say) => say['refusal.first-dealer-missing'](),
  'card-drawn-twice': (say) => say['refusal.card-drawn-twice'](),
  'not-a-deal': (say) => say['refusal.not-a-deal'](),
  'undo-not-allowed': (say) => say['refusal.undo-not-allowed'](),
  'nothing-to-undo': (say) => say['refusal.nothing-to-undo'](),
  'played-since': (say, { by }) => say['refusal.played-since']({ seat: by }),
  'undo-asked': (say, { by }) => say['refusal.undo-asked']({ seat: by }),
  'no-undo-asked': (say) => say['refusal.no-undo-asked'](),
  'not-asked': (say) => say['refusal.not-asked'](),
  'no-pausing': (say) => say['refusal.no-pausing'](),
  'not-paused': (say) => say['refusal.not-paused'](),
  'lesson-asks': (say, { what }) => say['refusal.lesson-asks']({ what }),
};

function sentenceOf<R extends Reason>(say: TableMessages, refusal: RefusalFor<R>): string {
  return SENTENCES[refusal.reason](say, refusal);
}

/** Why it may not be. */
export function refusalText(say: TableMessages, refusal: HostRefusal): string {
  return sentenceOf(say, refusal);
}
