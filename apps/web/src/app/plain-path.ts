// Addresses that somebody has written without the #. A page that is kept for offline play answers every path.

/** What stands behind the # in the address that was meant; absent: the path means nothing of its own. */
export function hashOfPath(path: string): string | undefined {
  return /^\/live(\/|$)/i.test(path) ? `#/live${path.slice('/live'.length)}` : undefined;
}

/** `/live/KMTPQR` becomes `/#/live/KMTPQR` in the address bar, before anything reads it. */
export function mendAddress(): void {
  const hash = hashOfPath(location.pathname);
  if (hash !== undefined) history.replaceState(history.state, '', `/${hash}`);
}
