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

/** Whole and below a thousand: none of our languages groups or changes its digits, and most numbers of a table are such. */
function isPlain(value: number): boolean {
  return Number.isInteger(value) && Math.abs(value) < 1000;
}

/** `value - offset` in the digits and grouping of `language`, with a real minus sign. */
export function number(language: string, value: number, offset = 0): string {
  const shown = value - offset;
  // A formatter takes tens of milliseconds to make on an old tablet: only a large number asks for one.
  return (isPlain(shown) ? String(shown) : formatOf(language).format(shown)).replace('-', MINUS);
}

/** The plural categories of `language`: one, few, many, other. */
export function pluralRules(language: string): PluralRule {
  const made: { [T in Intl.PluralRuleType]?: Intl.PluralRules } = {};
  return (value, isOrdinal) => {
    const type = isOrdinal ? 'ordinal' : 'cardinal';
    made[type] ??= new Intl.PluralRules(language, { type });
    return made[type].select(value);
  };
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
