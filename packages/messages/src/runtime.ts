/** What compiled messages call: choosing a case, choosing a plural form, writing a number. */

/** Typographic minus, as wide as the plus sign; `Intl` writes a hyphen in most languages. */
const MINUS = '\u2212';

type PluralRule = (value: number, ordinal?: unknown) => Intl.LDMLPluralRule;
type Cases = { readonly [name: string]: string };

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(language: string): Intl.NumberFormat {
  const known = formats.get(language);
  if (known) return known;
  const format = new Intl.NumberFormat(language);
  formats.set(language, format);
  return format;
}

/** `value - offset` in the digits and grouping of `language`, with a real minus sign. */
export function number(language: string, value: number, offset = 0): string {
  return formatOf(language)
    .format(value - offset)
    .replace('-', MINUS);
}

/** The plural categories of `language`: one, few, many, other. */
export function pluralRules(language: string): PluralRule {
  const cardinal = new Intl.PluralRules(language);
  const ordinal = new Intl.PluralRules(language, { type: 'ordinal' });
  return (value, isOrdinal) => (isOrdinal ? ordinal : cardinal).select(value);
}

/** An exact case (`=0`) wins over a category; a category without a text falls back to `other`. */
// biome-ignore lint/complexity/useMaxParams: the compiler fixes how compiled messages call us
export function plural(value: number, offset: number, rule: PluralRule, cases: Cases, ordinal?: unknown): string {
  return cases[value] ?? cases[rule(value - offset, ordinal)] ?? cases.other ?? '';
}

/** ICU case names hold no hyphen: the value `small-slam` finds the case `small_slam`. */
export function select(value: string | number, cases: Cases): string {
  const name = String(value).replaceAll('-', '_');
  return (Object.hasOwn(cases, name) ? cases[name] : cases.other) ?? '';
}
