// The host of the table on this page, and what the server has refused after the press.

import type { CommandRefusal } from '@minibridge/protocol';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { TableHost } from '../../../host/local-host';
import type { LiveTable } from '../../../live/live-table';
import { remoteHost } from '../../../live/remote-host';
import { useLive } from '../live-context';

/** `id` rises with every refusal. */
export type LateRefusal = { readonly id: number; readonly refusal: CommandRefusal };

export function useRemoteHost({ code }: LiveTable): {
  readonly host: TableHost | undefined;
  readonly late: LateRefusal | undefined;
} {
  const { live } = useLive();
  const [late, setLate] = useState<LateRefusal>();
  const host = useMemo(
    () =>
      remoteHost({
        live,
        shown: live.table(code),
        refused: (refusal) => setLate((before) => ({ id: (before?.id ?? 0) + 1, refusal })),
      }),
    [live, code],
  );
  useEffect(() => host?.stop, [host]);
  return { host, late };
}
