/** The top of a screen: one thing at the left, the steps or a title in the middle, help at the right. */
import type { ComponentChildren } from 'preact';

export type BarProps = {
  readonly start?: ComponentChildren;
  readonly children?: ComponentChildren;
  readonly end?: ComponentChildren;
};

export function Bar({ start, children, end }: BarProps) {
  return (
    <header class="bar">
      <div>{start}</div>
      <div>{children}</div>
      <div class="bar-end">{end}</div>
    </header>
  );
}
