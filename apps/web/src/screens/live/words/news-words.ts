// What is told of a table besides the cards, in words. News without a sentence do not compile.

import type { LiveMessages, SetupMessages, TableMessages } from '@minibridge/messages';
import type { HouseNews, Somebody } from '../../../live/house-news';
import { cardName } from '../../../words/card-words';
import { tableQuestions } from '../make/table-questions';
import { presenceChange } from './people-words';
import { phraseText } from './phrase-words';

export type NewsWords = { readonly words: LiveMessages; readonly setup: SetupMessages; readonly say: TableMessages };

type What = HouseNews['what'];
type NewsOf<W extends What> = { [P in W]: { readonly what: P } & Extract<HouseNews, { what: P }> }[W];
type Sentences = { readonly [W in What]: (news: NewsOf<W>, words: NewsWords) => string | undefined };

const yesOrNo = (is: boolean) => (is ? 'yes' : 'no');

/** Who it is, for sentences that speak to the reader or name somebody else. */
function who({ words }: NewsWords, { name, isYou }: Somebody) {
  return { you: yesOrNo(isYou), name: name ?? words['people.someone']() } as const;
}

/** Every answer that is another one now, in one line; none where the answers are the same. */
function settingsText({ by, before, after, inDeal }: NewsOf<'settings'>, words: NewsWords): string | undefined {
  const changes = tableQuestions(words).flatMap(({ title, answers, value, waits }) => {
    const answer = answers.find((each) => each.value === value(after));
    if (answer === undefined || value(before) === value(after)) return [];
    const isLater = inDeal && waits?.(before, after);
    return [words.words[isLater ? 'news.setting-later' : 'news.setting']({ question: title, answer: answer.label })];
  });
  if (changes.length === 0) return undefined;
  return words.words['news.settings']({ ...who(words, by), changes: changes.join(' ') });
}

function closedBy({ by, why }: NewsOf<'closed'>): 'you' | 'host' | 'time' {
  if (why === 'time') return 'time';
  return by.isYou ? 'you' : 'host';
}

const SENTENCES: Sentences = {
  'thrown-away': ({ by }, words) => words.words['news.thrown-away'](who(words, by)),
  rules: ({ by, from }, words) => words.words['news.rules']({ ...who(words, by), from }),
  settings: settingsText,
  closed: (news, words) =>
    words.words['news.closed']({
      by: closedBy(news),
      last: yesOrNo(news.last),
      name: who(words, news.by).name,
    }),
  opened: (_news, { words }) => words['news.opened'](),
  host: ({ is }, words) => words.words['news.host'](who(words, is)),
  sits: ({ seat, who: one }, words) =>
    one.isYou ? words.words['news.you-sit']({ seat }) : words.words['news.sits']({ seat, name: who(words, one).name }),
  promised: ({ seat, who: one }, words) =>
    one.isYou
      ? words.words['news.you-promised']({ seat })
      : words.words['news.promised']({ seat, name: who(words, one).name }),
  unpromised: ({ seat, who: one }, words) =>
    one.isYou
      ? words.words['news.you-unpromised']({ seat })
      : words.words['news.unpromised']({ seat, name: who(words, one).name }),
  'keeps-seat': (_news, { words }) => words['news.you-keep'](),
  'bot-sits': ({ seat, bot, inPlaceOf }, words) =>
    inPlaceOf.isYou
      ? words.words['news.bot-for-you']({ bot })
      : words.words['news.bot-sits']({ seat, bot, name: who(words, inPlaceOf).name }),
  gone: ({ who: one }, words) => words.words['news.gone']({ name: who(words, one).name }),
  'wants-seat': ({ who: one }, words) => words.words['news.wants-seat']({ name: who(words, one).name }),
  paused: ({ by }, words) => words.words['news.paused'](who(words, by)),
  resumed: (_news, { words }) => words['news.resumed'](),
  'undo-declined': ({ by }, words) => words.words['news.undo-declined'](who(words, by)),
  'taken-back': ({ who: one, card, since }, words) =>
    words.words['news.taken-back']({ ...who(words, one), card: cardName(words.say, card), since }),
  presence: ({ who: one, is }, words) => presenceChange(words.words, who(words, one).name, is),
  said: ({ who: one, phrase, to }, words) =>
    words.words['say.heard']({
      name: who(words, one).name,
      phrase: to ? words.words['named.your-turn']({ name: who(words, to).name }) : phraseText(words.words, phrase),
    }),
};

function sentenceOf<W extends What>(news: NewsOf<W>, words: NewsWords): string | undefined {
  return SENTENCES[news.what](news, words);
}

/** The line for `news`, to stand over the bar; absent: nothing that is told in words. */
export function newsText(news: HouseNews, words: NewsWords): string | undefined {
  return sentenceOf(news, words);
}
