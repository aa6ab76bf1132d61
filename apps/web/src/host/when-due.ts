// A move is made when it is found and its time has come: what a bot thinks counts as part of its pace, so no level feels slower.

/** Calls `act` with what is found, after `millis` at the soonest; returns the way to stop it. Where nothing is found nothing is done. */
export function whenDue<T>(found: T | Promise<T | undefined>, millis: number, act: (found: T) => void): () => void {
  let move: T | undefined;
  let isTime = false;
  let isStopped = false;
  const tryIt = (): void => {
    if (move !== undefined && isTime && !isStopped) act(move);
  };
  const take = (what: T | undefined): void => {
    move = what;
    tryIt();
  };
  const timer = setTimeout(() => {
    isTime = true;
    tryIt();
  }, millis);
  if (found instanceof Promise) void found.then(take);
  else take(found);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
