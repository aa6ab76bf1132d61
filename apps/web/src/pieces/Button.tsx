/** Buttons. One `main` on a screen; the others quiet. */
import type { ComponentChildren, Ref } from 'preact';
import { Icon, type IconName } from './Icon.tsx';
import { names } from './names.ts';

export type ButtonProps = {
  /** `main` is filled with the accent, `plain` has no frame. */
  readonly kind?: 'main' | 'quiet' | 'plain' | undefined;
  readonly icon?: IconName | undefined;
  readonly onPress: () => void;
  /** Not possible now: stays focusable and may answer why. */
  readonly unready?: boolean | undefined;
  readonly children: ComponentChildren;
  readonly buttonRef?: Ref<HTMLButtonElement> | undefined;
};

export function Button({ kind = 'quiet', icon, onPress, unready, children, buttonRef }: ButtonProps) {
  return (
    <button
      type="button"
      ref={buttonRef ?? null}
      class={names('btn', kind !== 'quiet' && kind)}
      aria-disabled={unready ? 'true' : undefined}
      onClick={onPress}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

export type IconButtonProps = {
  readonly icon: IconName;
  /** Read out; also shown by the mouse. */
  readonly label: string;
  readonly onPress: () => void;
  /** For a button that stays down (sound on); absent for all others. */
  readonly pressed?: boolean | undefined;
};

export function IconButton({ icon, label, onPress, pressed }: IconButtonProps) {
  return (
    <button type="button" class="ico" aria-label={label} title={label} aria-pressed={pressed} onClick={onPress}>
      <Icon name={icon} />
    </button>
  );
}
