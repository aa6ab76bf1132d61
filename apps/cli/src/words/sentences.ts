// Every complaint as one sentence. A reason without a sentence does not compile.

import { PRESET_IDS, type Refusal as RuleBroken } from '@minibridge/bridge';
import { type Refusal, refusalText, VULNERABILITIES } from '@minibridge/solver';
import { BOT_LEVELS } from '../bot-levels';
import { COMMAND_NAMES } from '../command-names';
import type { Complaint } from '../complaint';
import { LANGUAGE_CODES } from './hint-words';
import { quoted, visible } from './quoted';

/** With `R` a reason, the complaint for it; so a sentence can be looked up by the complaint's own reason. */
type Of<R extends Complaint['reason']> = { [P in R]: { readonly reason: P } & Extract<Complaint, { reason: P }> }[R];
type Sentences = { readonly [R in Complaint['reason']]: (complaint: Of<R>) => string };

const WORDS_OF_A_CONTRACT =
  '"part S", "game NT", "small-slam H", "grand-slam C", "level 4 S", "target 9 NT" or "tricks D"';

/** "; did you mean …?" where something is near, else the end that is given. */
function orMeant(nearest: string | undefined, otherwise: string): string {
  return nearest === undefined ? otherwise : `; did you mean ${quoted(nearest)}?`;
}

function listed(words: readonly string[], joint: 'and' | 'or'): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${joint} ${last}`;
}

/** What somebody typed, as it may stand inside a sentence. */
function legible(refusal: Refusal): Refusal {
  return 'text' in refusal ? { ...refusal, text: visible(refusal.text) } : refusal;
}

/** What is wrong and where; what follows says how to mend it. */
function firstSentence(text: string): string {
  return text.slice(0, text.indexOf('. ') + 1) || text;
}

/** Why the engine refuses what was given on the way to a position. */
const WHY_REFUSED: { readonly [R in RuleBroken['reason']]: string } = {
  'wrong-phase': 'it is not the time for it',
  'not-your-turn': "it is somebody else's turn",
  'already-announced': 'that seat has said its points',
  'points-out-of-range': 'no hand has so many points',
  'not-of-the-declaring-side': 'that seat is not of the declaring side',
  'already-proposed': 'that has been proposed',
  'declarer-chooses': 'declarer chooses the contract',
  'contract-not-in-these-rules': 'the rule set has no such contract',
  'fit-too-short': 'the two hands have too few trumps for the rule set',
  'game-needs-points': 'the rule set asks for more points',
  'points-demand-game': 'with so many points the rule set asks for a game',
  'dummy-decides-nothing': 'dummy decides nothing',
  'card-not-held': 'the hand in turn does not hold it',
  'must-follow-suit': 'the hand in turn must follow suit',
  'no-taking-back': 'nothing is taken back',
  'nothing-to-take-back': 'there is nothing to take back',
  'not-your-card': 'it is not the card of that seat',
};

const SENTENCES: Sentences = {
  'no-command': () => `say what to do: ${listed(COMMAND_NAMES, 'or')}; "minibridge help" explains them.`,
  'command-first': ({ option }) => `a command (${listed(COMMAND_NAMES, 'or')}) must come before ${quoted(option)}.`,
  'command-unknown': ({ text, nearest }) =>
    `there is no command ${quoted(text)}${orMeant(nearest, `; there are ${listed(COMMAND_NAMES, 'and')}.`)}`,
  'option-unknown': ({ command, text, nearest }) =>
    `${quoted(command)} has no option ${quoted(text)}${orMeant(nearest, `; see "minibridge help ${command}".`)}`,
  'option-twice': ({ option }) => `--${option} is given twice.`,
  'option-missing': ({ command, option, hint }) => `${quoted(command)} needs --${option} ${hint}.`,
  'option-alone': ({ option, other, hint }) => `--${option} needs --${other} ${hint}, too.`,
  'options-clash': ({ option, other }) => `--${option} and --${other} do not go together.`,
  'value-missing': ({ option, hint }) => `--${option} needs a value: --${option} ${hint}.`,
  'value-unwanted': ({ option }) => `--${option} takes no value.`,
  'word-unexpected': ({ command, text }) => `${quoted(command)} does not understand ${quoted(text)}.`,

  'number-wrong': ({ option, text, from, to }) =>
    `--${option} must be a whole number from ${from} to ${to} in plain digits, not ${quoted(text)}.`,
  'seat-unknown': ({ option, text }) => `--${option} must be a seat, N, E, S or W, not ${quoted(text)}.`,
  'rules-unknown': ({ text, nearest }) =>
    `there is no rule set ${quoted(text)}${orMeant(nearest, `; there are ${listed(PRESET_IDS, 'and')}.`)}`,
  'bots-not-four': ({ bots }) => `--bots names four players, for N, E, S and W, as in L1,L1,L1,L1, not ${bots}.`,
  'bot-unknown': ({ text }) => `there is no bot ${quoted(text)}; write ${listed(BOT_LEVELS, 'or')}.`,

  'points-entry': ({ text }) =>
    `--points is written as in N9,E5,S16,W10, and ${quoted(text)} is not a seat and its points.`,
  'points-range': ({ seat, text }) =>
    `a hand has 0 to 37 points in plain digits, not ${quoted(text)} as given for ${seat}.`,
  'points-seat-twice': ({ seat }) => `--points names ${seat} twice.`,
  'points-seat-missing': ({ seats }) =>
    `--points does not say how many ${listed(seats, 'and')} ${seats.length > 1 ? 'have' : 'has'}.`,
  'points-sum': ({ sum }) => `the four numbers make ${sum}, not 40.`,

  'contract-kind-unknown': ({ text }) => `${quoted(text)} is no kind of contract: write ${WORDS_OF_A_CONTRACT}.`,
  'contract-strain-unknown': ({ text }) => `a contract is in C, D, H, S or NT, not in ${quoted(text)}.`,
  'contract-level-unknown': ({ text }) => `a level is a number from 1 to 7, not ${quoted(text)}.`,
  'contract-target-unknown': ({ text }) => `a target is a number of tricks from 7 to 13, not ${quoted(text)}.`,
  'contract-words': ({ text }) => `${quoted(text)} is no contract: write ${WORDS_OF_A_CONTRACT}.`,
  'contract-not-in-rules': ({ contract, rules, elsewhere }) =>
    `the rule set ${rules} has no contract ${quoted(contract)}${elsewhere === undefined ? '.' : `; ${elsewhere} has it.`}`,

  'deal-id-length': ({ length }) => `a deal id has 20 letters and digits, not ${length}.`,
  'deal-id-letter': ({ letter }) =>
    `a deal id has only digits and the letters A to Z without U, not ${quoted(letter)}.`,
  unsolvable: ({ refusal }) => firstSentence(refusalText(legible(refusal))),
  'deal-missing': ({ command }) =>
    `${quoted(command)} needs a deal: "N:AT52.K843.7.Q962 3.752.JT9632.AT4 …", four hands clockwise from the seat named.`,
  'deal-twice': () => 'the deal is given twice: with --id and as four hands.',
  'question-missing': () => 'say what to solve: --table, --board or --cards.',
  'strain-unknown': ({ text }) => `--strain must be C, D, H, S or NT, not ${quoted(text)}.`,
  'vulnerability-unknown': ({ text }) => `--vul must be ${listed(VULNERABILITIES, 'or')}, not ${quoted(text)}.`,
  'card-text': ({ text }) =>
    `cards are written as in "HQ HT", a suit and a rank each, T for ten, and ${quoted(text)} is no card.`,
  'deal-not-whole': ({ command, seat, cards }) =>
    `${quoted(command)} is about whole deals, and ${seat} holds ${cards} ${cards === 1 ? 'card' : 'cards'}, not 13.`,

  'language-unknown': ({ text }) => `--language must be ${listed(LANGUAGE_CODES, 'or')}, not ${quoted(text)}.`,
  'action-refused': ({ what, because }) => `${quoted(what)} cannot be there: ${WHY_REFUSED[because]}.`,
  'nobody-acts': () => 'nobody is to act there: the deal is over, or is dealt again.',

  'deal-id-too-large': () => 'this deal id stands for no deal: the last one is 1BANWCAP6KETCP5Z94FZ.',
};

function sentenceOf<R extends Complaint['reason']>(complaint: Of<R>): string {
  return SENTENCES[complaint.reason](complaint);
}

/** The sentence for `complaint`, on one line. */
export function sentenceFor(complaint: Complaint): string {
  return sentenceOf(complaint);
}
