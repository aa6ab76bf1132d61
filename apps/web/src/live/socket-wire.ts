// The usual wire: a WebSocket, one message in one text frame.

import { closable, type OpenWire } from './wire';

/** A wire to `url`, which begins with `ws:` or `wss:`. */
export function socketWire(url: string): OpenWire {
  return (told) => {
    const { ends, shut } = closable(told);
    const socket = new WebSocket(url);
    socket.onopen = ends.opened;
    socket.onmessage = ({ data }) => {
      if (typeof data === 'string') ends.heard(data);
    };
    socket.onclose = ends.ended;
    return {
      send: (text) => socket.send(text),
      close: () => {
        shut();
        socket.close();
      },
    };
  };
}
