// The prompt in words.

import type { TableMessages } from '@minibridge/messages';
import type { From, Prompt } from './prompt';

/** With `I` a kind, the prompt of that kind; so a sentence can be looked up by the prompt's own kind. */
type PromptOf<I extends Prompt['is']> = { [P in I]: { readonly is: P } & Extract<Prompt, { is: P }> }[I];
type Sentences = { readonly [I in Prompt['is']]: (say: TableMessages, prompt: PromptOf<I>) => string };

function leadText(say: TableMessages, { from, won }: PromptOf<'lead'>): string {
  if (won) return say['play.won-lead']({ hand: from });
  return from === 'own' ? say['play.your-lead']() : say['play.opposite-lead']({ hand: from });
}

function followText(say: TableMessages, { from, suit }: { from: From; suit: PromptOf<'follow'>['suit'] }): string {
  return from === 'own' ? say['play.follow']({ suit }) : say['play.opposite-follow']({ hand: from, suit });
}

const SENTENCES: Sentences = {
  paused: (say) => say['play.paused'](),
  'undo-asked': (say, { by }) => say['play.undo-asked']({ seat: by }),
  'undo-waits': (say, { asked }) => say['play.undo-waits']({ asked }),
  done: (say) => say['play.done'](),
  lead: leadText,
  follow: followText,
  free: (say, { from, suit }) =>
    from === 'own' ? say['play.free']({ suit }) : say['play.opposite-free']({ hand: from, suit }),
  won: (say, { by }) => say['play.won']({ who: by }),
  thinking: (say, { seat, forDummy }) =>
    forDummy ? say['play.thinking-dummy']({ seat }) : say['play.thinking']({ seat }),
  watch: (say, { own, seat }) => (own ? say['play.watch']({ seat }) : say['play.watch-turn']({ seat })),
};

function sentenceOf<I extends Prompt['is']>(say: TableMessages, prompt: PromptOf<I>): string {
  return SENTENCES[prompt.is](say, prompt);
}

export function promptText(say: TableMessages, prompt: Prompt): string {
  return sentenceOf(say, prompt);
}
