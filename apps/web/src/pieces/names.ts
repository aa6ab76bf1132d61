/** Class names, the absent ones left out. */
export const names = (...parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join(' ');
