// A QR code as one path, dark on light whatever the theme: cameras want it so.

import { useMemo } from 'preact/hooks';
import { encode } from 'uqr';

/** Squares of quiet around it, as the standard asks. */
const QUIET = 4;

/** The dark squares of each row, joined where they touch. */
function pathOf(data: readonly (readonly boolean[])[]): string {
  return data
    .flatMap((row, y) =>
      row.flatMap((dark, x) => {
        if (!dark || row[x - 1]) return [];
        const end = row.indexOf(false, x);
        return [`M${x} ${y}h${(end < 0 ? row.length : end) - x}v1h-${(end < 0 ? row.length : end) - x}z`];
      }),
    )
    .join('');
}

export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { path, size } = useMemo(() => {
    const code = encode(text, { ecc: 'M', border: QUIET });
    return { path: pathOf(code.data), size: code.size };
  }, [text]);
  return (
    <svg class="live-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
