// Signs that show nothing by themselves and change what is seen where they belong: within an emoji, and in scripts that join letters.

/** Joins the parts of one emoji, such as a person and a rocket. Browsers of old tablets cannot look behind. */
const EMOJI_JOINER = /(\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D(?=\p{Extended_Pictographic})/gu;

/** Asks for the coloured form of a picture, or for the key around a digit, `#` or `*`. Behind a digit alone it shows nothing. */
const EMOJI_FORM = /(\p{Extended_Pictographic})\uFE0F|([\d#*])\uFE0F(?=\u20E3)/gu;

/** England, Scotland and Wales: a black flag and hidden letters, `gbeng`, `gbsct` or `gbwls`. No other such flag is recommended. */
const BRITISH_FLAG =
  /(\u{1F3F4})\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F}/gu;

/**
 * Parts two letters of one word, as Persian wants it. Behind a letter that joins only the one before it nothing is seen; people type it
 * there all the same, and names are compared without it.
 */
const PERSIAN_PART = /((?=\p{L})\p{Script=Arabic}\p{M}*)\u200C(?=\p{L})(?=\p{Script=Arabic})/gu;

/**
 * Behind a virama, which takes the vowel from a letter, both kinds choose how it goes together with the next letter; at the end of a
 * word the one that parts says that no letter comes.
 */
const INDIC_JOINER =
  /(\p{L}\p{M}*[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA])(?:[\u200C\u200D](?=(\p{L}))|\u200C(?![\p{L}\p{M}\u200C\u200D]))/gu;

/** Malayalam letters without a vowel, as they were written before they had signs of their own; at the end of a word, too. */
const CHILLU = /([\u0D15\u0D23\u0D28\u0D30\u0D32\u0D33]\u0D4D)\u200D(?!\p{M})/gu;

/** A whole ra before what hangs under it, in Bengali (Rachel) and Kannada. */
const WHOLE_RA = /(\u09B0)\u200D(?=\u09CD\u09AF)|(\u0CB0)\u200D(?=\u0CCD\p{L})/gu;

/** Chooses one of the forms of a Chinese character, as families in Japan write it. */
const HAN_FORM = /(\p{Script=Han})[\u{E0100}-\u{E01EF}]/gu;

/** The scripts of India have 128 places each. */
const blockOf = (sign: string): number => sign.charCodeAt(0) >> 7;

function withinOneScript(whole: string, before: string, after = before): string {
  const isOne = blockOf(before) === blockOf(after) && blockOf(before) === blockOf(before.slice(-1));
  return isOne ? before : whole;
}

/** `text` without the signs that are well used there: what stays of them is hidden or misleading. */
export function withoutJoiners(text: string): string {
  return text
    .replace(EMOJI_JOINER, '$1')
    .replace(EMOJI_FORM, '$1$2')
    .replace(BRITISH_FLAG, '$1')
    .replace(PERSIAN_PART, '$1')
    .replace(CHILLU, '$1')
    .replace(INDIC_JOINER, withinOneScript)
    .replace(WHOLE_RA, '$1$2')
    .replace(HAN_FORM, '$1');
}
