// What clients send all the time: short texts in ASCII, each in one frame (RFC 6455, section 5.2) that comes in one piece. They are read here,
// past the stream that `ws` has for each connection; everything else is for `ws`.

/** Final, no extension, and a text. */
const PLAIN_TEXT = 0x81;
const FINAL = 0x80;
/** Of the second byte: whether the frame is masked, as all of a client are, and the length, or one of two signs that it follows. */
const MASKED = 0x80;
const LENGTH = 0x7f;
const IN_TWO = 126;
const IN_EIGHT = 127;
const MASK_BYTES = 4;

/** Bytes of the longest text that is read here. */
const LONGEST = 8_192;

/** What is unmasked; one for all connections, since each text is read at once. */
const plain = Buffer.allocUnsafe(LONGEST);

/** Where in a piece of bytes a frame has its mask, and where it ends. `start`: of its text. */
type Bounds = { readonly start: number; readonly end: number };

/** Absent: the message does not end in this piece, or is far too long for one of ours. */
function boundsAt(piece: Buffer, at: number): Bounds | undefined {
  const second = piece[at + 1];
  if (second === undefined || ((piece[at] ?? 0) & FINAL) === 0) return undefined;
  const sign = second & LENGTH;
  if (sign === IN_EIGHT || (sign === IN_TWO && piece.length < at + 4)) return undefined;
  const length = sign === IN_TWO ? piece.readUInt16BE(at + 2) : sign;
  const masked = (second & MASKED) === 0 ? 0 : MASK_BYTES;
  const start = at + (sign === IN_TWO ? 4 : 2) + masked;
  return start + length <= piece.length ? { start, end: start + length } : undefined;
}

/** The text of a masked frame; absent: it is longer or has other signs than those read here. */
function unmasked(piece: Buffer, { start, end }: Bounds): string | undefined {
  const length = end - start;
  if (length > LONGEST) return undefined;
  let all = 0;
  for (let place = 0; place < length; place += 1) {
    const byte = (piece[start + place] ?? 0) ^ (piece[start - MASK_BYTES + (place & 3)] ?? 0);
    plain[place] = byte;
    all |= byte;
  }
  return all < 0x80 ? plain.toString('latin1', 0, length) : undefined;
}

function textAt(piece: Buffer, at: number, bounds: Bounds): string | undefined {
  const isPlain = piece[at] === PLAIN_TEXT && ((piece[at + 1] ?? 0) & MASKED) !== 0;
  return isPlain ? unmasked(piece, bounds) : undefined;
}

/**
 * What a piece of bytes that begins with a frame is: `texts` and nothing else; `whole` frames of any kind, after which another one begins;
 * or a `part` of frames, after which nobody here knows where the next one begins.
 */
export type Piece = { readonly is: 'texts'; readonly texts: readonly string[] } | { readonly is: 'whole' | 'part' };

export function pieceOf(piece: Buffer): Piece {
  const texts: string[] = [];
  let others = 0;
  for (let at = 0; at < piece.length; ) {
    const bounds = boundsAt(piece, at);
    if (bounds === undefined) return { is: 'part' };
    const text = textAt(piece, at, bounds);
    if (text === undefined) others += 1;
    else texts.push(text);
    at = bounds.end;
  }
  return others === 0 ? { is: 'texts', texts } : { is: 'whole' };
}
