/**
 * What is compiled: a language is one catalogue; a variant is a language in one register.
 * An overlay variant holds only the sentences that differ and is laid over its language.
 */
export const LANGUAGES = ['en', 'pl', 'fr', 'de', 'el'];

/** Every compiled variant, with the language whose catalogue and plural rules it uses. */
export const VARIANTS = {
  en: 'en',
  pl: 'pl',
  fr: 'fr',
  de: 'de',
  'de-federation': 'de',
  el: 'el',
  'el-plain': 'el',
};

/** All catalogues are measured against this one. */
export const SOURCE = 'en';

export const isOverlay = (variant) => VARIANTS[variant] !== variant;
