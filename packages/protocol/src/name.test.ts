import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { name } from '../fixtures/arbitrary-basics';
import { decodeClient, decodeServer } from './decode';
import { encodeNotice } from './encode';
import { LIMITS, utf8Bytes } from './limits';
import { nameProblem, signsOf } from './name';

/** Signs that draw nothing, from all over the tables of signs. */
const UNSEEN = [
  ...['\u3164', '\uFFA0', '\u115F', '\u1160', '\u2800', '\u{1D159}', '\u{13441}', '\u034F', '\u17B4', '\u180E'],
  ...['\u200B', '\u200C', '\u200D', '\u2060', '\u2061', '\u00AD', '\uFEFF', '\uFE0F', '\u{E0041}', '\u{1D173}'],
  ...['\u202E', '\u2066', '\u0007', '\u2028', '\u2029', '\uD800', '\uFFF9', '\u{E0100}'],
];
const BLANK = [' ', '\u00A0', '\u2003', '\u3000'];

describe('a name', () => {
  test.each([
    'Ola',
    'Σοφία',
    'Łukasz',
    'Zoë & Jürgen',
    '李',
    '7',
    '2+2',
    'O’Neill',
    'أحمد',
    'नेहा',
    'Ó',
    '🃏',
    '👩‍🚀',
    '❤️',
    '❤️‍🔥',
    '👩‍👩‍👧',
    '🇵🇱',
    '👍🏽',
    '1️⃣',
    '#️⃣',
    '*️⃣',
    '🚀\uFE0F',
    '🇵🇱🇬🇷',
    '🃏'.repeat(21),
    '👨‍👩‍👧‍👦'.repeat(20),
    'ê\u0301'.normalize('NFD'),
    'Ze\u0308\u0301\u0323\u0330',
    'རྒྱུད',
    'ស្ត្រី',
  ])('%s', (text) => expect(nameProblem(text)).toBeUndefined());
});

const [ZWNJ, ZWJ] = ['\u200C', '\u200D'];
const flagOf = (land: string): string =>
  `🏴${[...land].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('')}\u{E007F}`;

describe('a name with signs that join or part', () => {
  test.each<[string, string]>([
    ['Persian, a word of two parts', `علی${ZWNJ}رضا`],
    ['Persian, three parts', `می${ZWNJ}خواه${ZWNJ}م`],
    ['Persian, with a mark on the letter', `عل\u0650${ZWNJ}ا`],
    ['Urdu', `بی${ZWNJ}بی`],
    ['Persian, behind a letter that joins only the one before it', `محمد${ZWNJ}رضا`],
    ['Persian, the same in another name', `امیر${ZWNJ}حسین`],
    ['Persian, the same with a mark', `سید\u0650${ZWNJ}محمد`],
    ['Hindi, a half letter', `रक्${ZWJ}षा`],
    ['Hindi, a virama that is seen', `शक्${ZWNJ}ति`],
    ['Hindi, a virama at the end', `भगवान्${ZWNJ}`],
    ['Hindi, a virama before a blank', `श्रीमान्${ZWNJ} राम`],
    ['Nepali, a virama at the end', `छन्${ZWNJ}`],
    ['Marathi, an eyelash ra', `दर्${ZWJ}या`],
    ['Nepali, two joiners', `क्${ZWJ}षर्${ZWJ}या`],
    ['Sinhala, Sri', `ශ්${ZWJ}රී`],
    ['Bengali, Rachel', `র${ZWJ}্যাচেল`],
    ['Kannada, Rachel', `ರ${ZWJ}್ಯಾಚೆಲ್`],
    ['Malayalam, Rajan, as it was written before', `രാജന്${ZWJ}`],
    ['Malayalam, Anvar K', `അന്${ZWJ}വര്${ZWJ} K`],
    ['Japanese, a form of a character', '葛\u{E0100}城'],
    ['England', flagOf('gbeng')],
    ['Scotland, beside letters', `Ola ${flagOf('gbsct')}`],
    ['Wales', `${flagOf('gbwls')}🇵🇱`],
  ])('%s', (_, text) => expect(nameProblem(text)).toBeUndefined());

  test.each<[string, string]>([
    ['between Latin letters', `O${ZWNJ}la`],
    ['at the end', `علی${ZWNJ}`],
    ['at the beginning', `${ZWNJ}علی`],
    ['before a blank', `علی${ZWNJ} رضا`],
    ['twice', `علی${ZWNJ}${ZWNJ}رضا`],
    ['twice behind a letter that joins only the one before it', `محمد${ZWNJ}${ZWNJ}رضا`],
    ['before a mark', `محمد${ZWNJ}\u0650رضا`],
    ['before a digit', `محمد${ZWNJ}7`],
    ['a joiner between Arabic letters', `عل${ZWJ}ی`],
    ['between two scripts', `علی${ZWNJ}Ola`],
    ['behind an Indic letter without virama', `क${ZWJ}ष`],
    ['behind a virama on a Latin letter', `O\u094D${ZWJ}la`],
    ['behind a virama, before a Latin letter', `क्${ZWJ}la`],
    ['behind a virama, before another script of India', `क्${ZWJ}ল`],
    ['behind a virama, at the end', `क्${ZWJ}`],
    ['two behind a virama', `क्${ZWJ}${ZWJ}ष`],
    ['two behind a virama, at the end', `क्${ZWNJ}${ZWNJ}`],
    ['behind a virama on a Latin letter, at the end', `O\u094D${ZWNJ}`],
    ['behind a virama, before a mark', `क्${ZWNJ}ि`],
    ['two forms of one character', '葛\u{E0100}\u{E0101}城'],
    ['a form of a letter', 'क\u{E0100}'],
    ['a chillu of a letter that has none', `മ്${ZWJ}`],
    ['a flag of Texas', flagOf('ustx')],
    ['a flag of nothing', flagOf('')],
    ['a flag without an end', flagOf('gbeng').slice(0, -2)],
    ['hidden letters behind another emoji', flagOf('gbeng').replace('🏴', '😀')],
    ['hidden letters behind a flag', `${flagOf('gbeng')}\u{E0041}`],
  ])('%s is none', (_, text) => expect(nameProblem(text)).toBe('hidden-sign'));
});

describe('no name', () => {
  test.each<[string, ReturnType<typeof nameProblem>]>([
    ['', 'nothing-to-see'],
    ['…', 'nothing-to-see'],
    ['-- --', 'nothing-to-see'],
    ['\u0301', 'nothing-to-see'],
    [' Ola', 'blank-at-an-end'],
    ['Ola\u00A0', 'blank-at-an-end'],
    ['x'.repeat(41), 'too-long'],
    ['🃏'.repeat(41), 'too-long'],
    ['👨‍👩‍👧‍👦'.repeat(21), 'too-long'],
    [`a${'\u0301'.repeat(600)}`, 'too-long'],
    [`a${'\u0301'.repeat(39)}`, 'too-long'],
    [`a${'\u0301'.repeat(5)}`, 'marks-without-a-letter'],
    [`😀${'🏽'.repeat(126)}`, 'too-long'],
    [Array(73).fill('👨').join('\u200D'), 'too-long'],
    ['ᄀ'.repeat(170), 'too-long'],
    ['\u0301Ola', 'marks-without-a-letter'],
    ['Ola \u0301x', 'marks-without-a-letter'],
    ['🇵', 'half-a-flag'],
    ['🇵🇱🇬', 'half-a-flag'],
    ['Ola 🇵', 'half-a-flag'],
    ['O\u200Bla', 'hidden-sign'],
    ['Ola\u202E', 'hidden-sign'],
    ['Ola\uFE0F', 'hidden-sign'],
    ['7\uFE0F', 'hidden-sign'],
    ['Ola 2\uFE0F', 'hidden-sign'],
    ['7\uFE0F\u200D🚀', 'hidden-sign'],
    ['#\uFE0F', 'hidden-sign'],
    ['#', 'nothing-to-see'],
    ['A\u200DB', 'hidden-sign'],
  ])('%j: %s', (text, problem) => expect(nameProblem(text)).toBe(problem));

  test.each(UNSEEN.map((sign) => [(sign.codePointAt(0) ?? 0).toString(16), sign] as const))('U+%s alone', (_, sign) =>
    expect(nameProblem(sign)).toBeDefined(),
  );
});

test('nothing made of unseen signs, blanks and dots is a name, and one unseen sign spoils every name', () => {
  const unseen = fc.array(fc.constantFrom(...UNSEEN, ...BLANK, '.'), { maxLength: 20 });
  fc.assert(fc.property(unseen, (signs) => nameProblem(signs.join('')) !== undefined));
  const plain = UNSEEN.filter((sign) => !['\uFE0F', '\u200C', '\u200D', '\u{E0100}'].includes(sign));
  fc.assert(
    fc.property(name, fc.constantFrom(...plain), fc.nat(), (text, sign, at) => {
      const place = at % (text.length + 1);
      return nameProblem(text.slice(0, place) + sign + text.slice(place)) !== undefined;
    }),
  );
});

/** One sign to the eye, of one to eleven code points. */
const sign = fc.constantFrom(
  'a',
  'Ł',
  'ö',
  'e\u0301',
  'ế',
  '李',
  'क',
  '7',
  '🃏',
  '👍🏽',
  '❤️',
  '👩‍🚀',
  '👨‍👩‍👧‍👦',
  '🇵🇱',
  '1️⃣',
  '#️⃣',
  '葛\u{E0100}',
);

test('as many signs as people see are counted, and the bytes besides', () => {
  fc.assert(
    fc.property(fc.array(sign, { minLength: 1, maxLength: 60 }), (signs) => {
      const text = signs.join('');
      expect(signsOf(text)).toHaveLength(signs.length);
      const fits = signs.length <= LIMITS.name && utf8Bytes(text) <= LIMITS.nameBytes;
      expect(nameProblem(text)).toBe(fits ? undefined : 'too-long');
    }),
  );
});

test.each<[string, number]>([
  [`محمد${ZWNJ}رضا`, 7],
  [`छन्${ZWNJ}`, 2],
  ['葛\u{E0100}城', 2],
  ['#️⃣7', 2],
])('a hidden sign in %s is not counted: %i', (text, count) => {
  expect(nameProblem(text)).toBeUndefined();
  expect(signsOf(text)).toHaveLength(count);
});

test('letters of a flag come in pairs, wherever they stand', () => {
  const flagged = fc.array(fc.constantFrom('🇵', '🇱', '🇬', 'a'), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(flagged, (signs) => {
      const isWhole = signs
        .join('')
        .split('a')
        .every((run) => [...run].length % 2 === 0);
      expect(nameProblem(signs.join(''))).toBe(isWhole ? undefined : 'half-a-flag');
    }),
  );
});

test('no tower of marks passes, whatever it stands on', () => {
  const mark = fc.constantFrom('\u0300', '\u0301', '\u0323', '\u0489', '\u20DD', '\u0E49', '\u093E');
  fc.assert(
    fc.property(sign, fc.array(mark, { minLength: 5, maxLength: 39 }), sign, (base, marks, after) => {
      expect(nameProblem(base + marks.join('') + after)).toBeDefined();
    }),
  );
});

describe('what a client takes from the server', () => {
  const people = (name: string) =>
    encodeNotice({
      type: 'people',
      table: 'KMTPQR',
      host: 1,
      people: Array.from({ length: LIMITS.people }, (_, n) => ({
        who: n + 2_000,
        name,
        seat: 'N',
        next: 'E',
        unread: true,
        is: 'bot-plays',
      })),
    });

  test('a full table of the longest names', () => {
    expect(nameProblem('👨‍👩‍👧‍👦'.repeat(20))).toBeUndefined();
    expect(decodeServer(people('👨‍👩‍👧‍👦'.repeat(20))).ok).toBe(true);
  });

  test('a sign that a browser does not know yet spoils no table', () => {
    const unassigned = '\u{1FBFF}';
    expect(nameProblem(`Ola${unassigned}`)).toBe('hidden-sign');
    expect(decodeServer(people(`Ola${unassigned}`)).ok).toBe(true);
  });
});

test('the wire refuses what is no name, and says where', () => {
  const message = (text: string) =>
    JSON.stringify({
      type: 'command',
      id: 'abcdefgh',
      table: 'KMTPQR',
      seen: 0,
      ask: { type: 'sit', seat: 'N', name: text },
    });
  expect(decodeClient(message('Ola')).ok).toBe(true);
  for (const sign of UNSEEN) {
    const decoded = decodeClient(message(sign));
    expect(decoded).toMatchObject({ ok: false, refusal: { reason: 'bad-field', at: 'ask.name' } });
  }
});
