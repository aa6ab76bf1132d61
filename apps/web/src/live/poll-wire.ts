// The wire where WebSocket is blocked: the same texts by long polling, one message a line.
// A request that fails ends the wire; a new one begins with hello, so that nothing is lost.

import { closable, type OpenWire, type Wire, type WireEnds } from './wire';

/** Signs of the name of a line: 22 of 64 are 132 bits. */
const NAME_BYTES = 22;
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

function newLineName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(NAME_BYTES));
  return [...bytes].map((byte) => SIGNS[byte % SIGNS.length]).join('');
}

function linesOf(body: string): readonly string[] {
  return body.split('\n').filter((line) => line !== '');
}

/** Posts what is to be said, in order: what comes meanwhile goes together with the next post. */
function poster(url: string, fails: () => void): (text: string) => void {
  let waiting: string[] = [];
  let isBusy = false;
  async function post(): Promise<void> {
    isBusy = true;
    while (waiting.length > 0) {
      const body = `${waiting.join('\n')}\n`;
      waiting = [];
      const answer = await fetch(url, { method: 'POST', body, headers: { 'content-type': 'text/plain' } });
      if (!answer.ok) throw new Error(`Posting ended with ${answer.status}.`);
    }
    isBusy = false;
  }
  return (text) => {
    waiting.push(text);
    if (!isBusy) post().catch(fails);
  };
}

/** Asks again and again what the server has to say. */
async function listen(url: string, heard: (text: string) => void, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const answer = await fetch(url, { signal, cache: 'no-store' });
    if (!answer.ok) throw new Error(`Polling ended with ${answer.status}.`);
    for (const line of linesOf(await answer.text())) heard(line);
  }
}

function opened(url: string, ends: WireEnds, shut: () => void): Wire {
  const stop = new AbortController();
  const fail = (): void => {
    stop.abort();
    ends.ended();
  };
  const post = poster(url, fail);
  let isListening = false;
  return {
    send: (text) => {
      post(text);
      // The line exists from the first post on.
      if (!isListening) listen(url, ends.heard, stop.signal).catch(fail);
      isListening = true;
    },
    close: () => {
      shut();
      stop.abort();
      void fetch(url, { method: 'DELETE', keepalive: true }).catch(() => undefined);
    },
  };
}

/** A wire to `url`, which begins with `http:` or `https:`. It counts as open at once; a server that is not there ends it. */
export function pollWire(url: string): OpenWire {
  return (told) => {
    const { ends, shut } = closable(told);
    const wire = opened(`${url}?line=${newLineName()}`, ends, shut);
    setTimeout(ends.opened);
    return wire;
  };
}
