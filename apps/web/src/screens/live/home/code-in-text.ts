// What people paste where a code is asked for: the code, a whole address, or the message in which it came.

/** A part of an address as it was written; one that is badly encoded stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The part of `text` that is to be read as a code. */
export function codeInText(text: string): string {
  const address = /\/live\/([^/?#&\s]+)/i.exec(text)?.[1];
  if (address !== undefined) return decoded(address);
  return /:([^:]*)$/.exec(text)?.[1] ?? text;
}
