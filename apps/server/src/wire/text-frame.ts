// A text as one WebSocket frame from a server (RFC 6455, section 5.2): final, not masked. So the same bytes serve every viewer.

/** Final, and a text. */
const HEAD = 0x81;
/** Longer texts write their length after the second byte: as 2 bytes, or as 8. */
const SHORT = 126;
const MEDIUM = 65_536;
const IN_TWO = 126;
const IN_EIGHT = 127;

function headSize(length: number): number {
  if (length < SHORT) return 2;
  return length < MEDIUM ? 4 : 10;
}

export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = headSize(length);
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = HEAD;
  if (head === 2) frame[1] = length;
  if (head === 4) {
    frame[1] = IN_TWO;
    frame.writeUInt16BE(length, 2);
  }
  if (head === 10) {
    frame[1] = IN_EIGHT;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head);
  return frame;
}

/** `textFrame` that remembers its last frame: what happened at a table goes to one viewer after the other. */
export function sharedFrames(): (text: string) => Buffer {
  let [last, frame] = ['', textFrame('')];
  return (text) => {
    if (text !== last) [last, frame] = [text, textFrame(text)];
    return frame;
  };
}
