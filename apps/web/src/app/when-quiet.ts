/** Milliseconds after which it is done all the same; also the wait where the browser cannot tell. */
const AT_LATEST = 1000;

/** Does `what` in a moment in which the page has nothing to draw; returns the way to leave it. */
export function whenQuiet(what: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(what, AT_LATEST);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(what, { timeout: AT_LATEST });
  return () => cancelIdleCallback(asked);
}
