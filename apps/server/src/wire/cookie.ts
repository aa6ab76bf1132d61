// The session cookie: scripts cannot read it, other sites cannot send it along.

const COOKIE = 'minibridge-session';

/** Seconds: a year. Sessions that are not used are forgotten earlier, by the operator's retention. */
const KEPT = 31_536_000;

/** The token that a browser sent, if any. */
export function tokenIn(header: string | undefined): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const [name, value] = pair.split('=').map((part) => part.trim());
    if (name === COOKIE) return value;
  }
  return undefined;
}

/** `secure`: the request came by https, so the cookie never goes by http. */
export function cookieFor(token: string, secure: boolean): string {
  return `${COOKIE}=${token}; Path=/; Max-Age=${KEPT}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}
