// A line of paper that tells what went wrong and what to do.

import type { ComponentChildren } from 'preact';
import { Icon } from '../../pieces/Icon';

export type NoticeProps = { readonly text: string; readonly children?: ComponentChildren };

export function Notice({ text, children }: NoticeProps) {
  return (
    <div class="notice" role="status">
      <Icon name="info" />
      <p>{text}</p>
      {children && <div class="notice-actions">{children}</div>}
    </div>
  );
}
