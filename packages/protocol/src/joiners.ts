// Signs that show nothing by themselves and change what is seen where they belong: within an emoji, and in scripts that join letters.

/** Joins the parts of one emoji, such as a person and a rocket. Browsers of old tablets cannot look behind. */
const EMOJI_JOINER = /(\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D(?=\p{Extended_Pictographic})/gu;

/** Asks for the coloured form of the sign before it. */
const EMOJI_FORM = /(\p{Emoji})\uFE0F/gu;

/** England, Scotland and Wales: a black flag and hidden letters, `gbeng`, `gbsct` or `gbwls`. No other such flag is recommended. */
const BRITISH_FLAG =
  /(\u{1F3F4})\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F}/gu;

/** Arabic letters that join the one after them; those that join the one before them only; and what may stand on a letter. */
const DUAL =
  '\u0620\u0626\u0628\u062A-\u062E\u0633-\u063F\u0641-\u0647\u0649\u064A\u066E\u066F\u0678-\u0687\u069A-\u06BF\u06C1\u06C2\u06CC\u06CE\u06D0\u06D1\u06FA-\u06FC\u06FF\u0750-\u0758\u075C-\u076A\u076D-\u0770\u0772\u0775-\u0777\u077A-\u077F';
const RIGHT =
  '\u0622-\u0625\u0627\u0629\u062F-\u0632\u0648\u0671-\u0673\u0675-\u0677\u0688-\u0699\u06C0\u06C3-\u06CB\u06CD\u06CF\u06D2\u06D3\u06D5\u06EE\u06EF\u0759-\u075B\u076B\u076C\u0771\u0773\u0774\u0778\u0779';
const ON_ARABIC = '\u064B-\u065F\u0670';

/** Parts two letters that would join, as Persian wants it within a word; between others it would change nothing. */
const PERSIAN_PART = new RegExp(`([${DUAL}][${ON_ARABIC}]*)\u200C(?=[${DUAL}${RIGHT}])`, 'gu');

/** Behind a virama, which takes the vowel from a letter, both kinds choose how it goes together with the next letter. */
const INDIC_JOINER =
  /(\p{L}\p{M}*[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA])[\u200C\u200D](?=(\p{L}))/gu;

/** Malayalam letters without a vowel, as they were written before they had signs of their own; at the end of a word, too. */
const CHILLU = /([\u0D15\u0D23\u0D28\u0D30\u0D32\u0D33]\u0D4D)\u200D(?!\p{M})/gu;

/** A whole ra before what hangs under it, in Bengali (Rachel) and Kannada. */
const WHOLE_RA = /(\u09B0)\u200D(?=\u09CD\u09AF)|(\u0CB0)\u200D(?=\u0CCD\p{L})/gu;

/** The scripts of India have 128 places each. */
const blockOf = (sign: string): number => sign.charCodeAt(0) >> 7;

function withinOneScript(whole: string, before: string, after: string): string {
  const isOne = blockOf(before) === blockOf(after) && blockOf(before) === blockOf(before.slice(-1));
  return isOne ? before : whole;
}

/** `text` without the signs that are well used there: what stays of them is hidden or misleading. */
export function withoutJoiners(text: string): string {
  return text
    .replace(EMOJI_JOINER, '$1')
    .replace(EMOJI_FORM, '$1')
    .replace(BRITISH_FLAG, '$1')
    .replace(PERSIAN_PART, '$1')
    .replace(CHILLU, '$1')
    .replace(INDIC_JOINER, withinOneScript)
    .replace(WHOLE_RA, '$1$2');
}
