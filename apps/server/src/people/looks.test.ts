// Which names cannot be told apart.

import { nameProblem } from '@minibridge/protocol';
import { describe, expect, test } from 'vitest';
import { looks } from './looks.ts';

const lookTheSame = (one: string, other: string): boolean => looks(one).some((look) => looks(other).includes(look));

const [ZWNJ, ZWJ, FORM] = ['\u200C', '\u200D', '\uFE0F'];
const flagOf = (land: string): string =>
  `🏴${[...land].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('')}\u{E007F}`;

describe('cannot be told apart', () => {
  test.each<[string, string, string]>([
    ['capitals', 'Ola', 'OLA'],
    ['letters in one piece and in two', 'Zo\u00EB', 'Zoe\u0308'],
    ['blanks', 'Ola  K', 'Ola\u00A0K'],
    ['a picture and its coloured form', '🚀', `🚀${FORM}`],
    ['a coloured form within an emoji', `❤${FORM}${ZWJ}🔥`, `❤${ZWJ}🔥`],
    ['a key', `1${FORM}\u20E3`, '1\u20E3'],
    ['pictures with a joiner between them', '🚀🚀', `🚀${ZWJ}🚀`],
    ['an astronaut, where she is not known', `👩${ZWJ}🚀`, '👩🚀'],
    ['a flag, where it is not known', '🏴', flagOf('gbeng')],
    ['two such flags', flagOf('gbsct'), flagOf('gbwls')],
    ['Persian, in one word and in two', `علی${ZWNJ}رضا`, 'علیرضا'],
    ['Persian, behind a letter that joins only the one before it', `محمد${ZWNJ}رضا`, 'محمدرضا'],
    ['Hindi, at the end', `भगवान्${ZWNJ}`, 'भगवान्'],
    ['Hindi, a half letter', `रक्${ZWJ}षा`, 'रक्षा'],
    ['a form of a Chinese character', '葛\u{E0100}城', '葛城'],
    ['a small letter that is one sign, its capital two: j', '\u01F0', 'J\u030C'],
    ['a small letter that is one sign, its capital two: h', '\u1E96', 'H\u0331'],
    ['a small letter that is one sign, its capital two: Greek', '\u0390', '\u03AA\u0301'],
    ['a Cyrillic O', 'Ola', '\u041Ela'],
    ['a small Cyrillic a', 'Ola', 'Ol\u0430'],
    ['a Cyrillic i', 'Nina', 'N\u0456na'],
    ['a Cyrillic e with dots', 'Zo\u00EB', 'Zo\u0451'],
    ['a whole word of Cyrillic letters', 'COCA', '\u0421\u041E\u0421\u0410'],
    ['a Greek O', 'Ola', '\u039Fla'],
    ['a Greek N', 'Nina', '\u039Dina'],
    ['a small Greek letter that looks like another than its capital', 'vera', '\u03BDera'],
    ['a whole word of Greek letters', 'ANNA', '\u0391\u039D\u039D\u0391'],
    ['the two small letters of a Greek capital', 'ΝΙΚΟΣ', 'Νικοσ'],
    ['hyphens', 'Anna-Maria', 'Anna\u2010Maria'],
    ['apostrophes', "O'Neill", 'O\u2019Neill'],
    ['one Greek word in capitals and not', 'Γιάννης', 'ΓΙΆΝΝΗΣ'],
    ['a Cherokee A', 'Ala', '\u13AAla'],
    ['small Cherokee letters', 'AL', '\uAB7A\uABAE'],
    ['a capital i and a small L', 'Ilse', 'llse'],
    ['a one and a small L', 'O1a', 'Ola'],
    ['a nought and an O', '0la', 'Ola'],
    ['a Cyrillic capital i and a small L', '\u0406lse', 'llse'],
  ])('%s: %s and %s', (_, one, other) => {
    expect([nameProblem(one), nameProblem(other)]).toEqual([undefined, undefined]);
    expect(lookTheSame(one, other)).toBe(true);
  });
});

describe('can be told apart', () => {
  test.each<[string, string, string]>([
    ['numbers', 'Ola', 'Ola 2'],
    ['two numbers', 'Ola 1', 'Ola 10'],
    ['a small i and a small L', 'Mia', 'Mla'],
    ['accents', 'Zoe', 'Zoë'],
    ['a key and a digit', '1', `1${FORM}\u20E3`],
    ['two flags', '🇵🇱', '🇬🇷'],
    ['skin', '👍', '👍🏽'],
    ['a hyphen and none', 'Anna-Maria', 'Annamaria'],
    ['one name in two alphabets', 'Anna', 'Анна'],
    ['a Greek name and another', 'Νίνα', 'Nína'],
    ['two Greek names', 'Νίνα', 'Νίκα'],
    ['two Cyrillic names', 'Нина', 'Инна'],
  ])('%s: %s and %s', (_, one, other) => expect(lookTheSame(one, other)).toBe(false));
});

test('other ways to write a letter make no difference, capitals or not, for all letters that there are', () => {
  const letters = Array.from({ length: 0x20000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter(
      (sign) => /\p{Ll}/u.test(sign) && sign.toUpperCase().toLowerCase().normalize('NFKD') === sign.normalize('NFKD'),
    );
  expect(letters.length).toBeGreaterThan(1_000);
  expect(letters.filter((letter) => !lookTheSame(letter, letter.toUpperCase()))).toEqual([]);
});
