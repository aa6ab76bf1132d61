// When two names look the same.

/** Letters that look like Latin ones, as pairs. A small letter without a pair of its own is as its capital, and small. */
const LIKE_LATIN: ReadonlyMap<string, string> = new Map(
  [
    // Cyrillic
    'АA ВB ЕE КK МM НH ОO РP СC ТT УY ХX Ьb ЅS ІI ЈJ ѴV ҮY Һh ӀI ӏl Ԁd ԌG ԚQ ԜW',
    // Greek
    'ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX ͿJ γy ηn μu νv υu ωw',
    // Cherokee
    'ᎠD ᎡR ᎢT Ꭵi Ꭹy ᎪA ᎫJ ᎬE ᎳW ᎷM ᎻH ᎽY ᏀG Ꮒh ᏃZ Ꮟb ᏒR ᏔW ᏙV ᏚS ᏞL ᏟC ᏢP ᏦK Ꮷd ᏴB',
  ].flatMap((row) => row.split(' ').map(([letter = '', latin = '']) => [letter, latin] as const)),
);

const toLatin = (letter: string): string =>
  LIKE_LATIN.get(letter) ?? LIKE_LATIN.get(letter.toUpperCase())?.toLowerCase() ?? letter;

/** `name` as it is shown where nothing hidden is drawn, taken to pieces: some letters with marks are one sign only while small. */
function shown(name: string): string {
  return name
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFKD')
    .replace(/\s+/g, ' ')
    .replace(/\p{Dash_Punctuation}/gu, '-')
    .replace(/[\u2018\u2019\u02BC]/g, "'");
}

/** In many fonts one stroke is a capital i, a small L or a one, and one ring a capital o or a nought. */
const strokes = (text: string): string => text.replace(/[I1|]/g, 'l').replace(/0/g, 'O');

/** Greek has two small letters for one capital. */
const small = (text: string): string => text.toLowerCase().replace(/\u03C2/g, '\u03C3');

/**
 * What stands for the look of a name: two that cannot be told apart have one of these in common. Capitals, other ways to write one
 * letter, and blanks side by side make no difference; nor does what shows nothing by itself, as not every system draws what it asks for:
 * signs that part or join letters and pictures, and the hidden letters of a flag. The last takes letters of other alphabets for the
 * Latin ones that they look like, and digits for letters. It does not replace the first: in Greek ΝΙΝΑ is Νινα, and looks like NINA, while Νινα looks like Niva.
 */
export function looks(name: string): readonly string[] {
  const text = shown(name);
  return [small(text), small(strokes(text.replace(/\p{L}/gu, toLatin)))];
}
