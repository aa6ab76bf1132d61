// How to take the own seat back on another device.

import { type ReturnCode as Code, codeInGroups } from '@minibridge/protocol';
import { useLive } from '../live-context';

export function ReturnCode({ code }: { readonly code: Code }) {
  const { words } = useLive();
  return (
    <details class="live-more">
      <summary>{words['return.title']()}</summary>
      <p>{words['return.note']()}</p>
      <p class="live-code">
        <span class="sr">{words['return.code']({ code: [...code].join(' ') })}</span>
        <b aria-hidden="true">{codeInGroups('return', code)}</b>
      </p>
      <p class="live-note">{words['return.keep']()}</p>
    </details>
  );
}
