// A quiet way from the start page to another one.

import { addressOf, type Route } from '../../app/route';
import { Icon, type IconName } from '../../pieces/Icon';

type WayProps = {
  readonly to: Route;
  readonly icon: IconName;
  readonly title: string;
  readonly note: string;
  /** Before the page is left for `to`. */
  readonly onPress?: () => void;
};

export function Way({ to, icon, title, note, onPress }: WayProps) {
  return (
    <a class="way" href={addressOf(to)} onClick={onPress}>
      <span class="way-icon">
        <Icon name={icon} />
      </span>
      <span>
        <strong>{title}</strong>
        <small>{note}</small>
      </span>
      <Icon name="next" />
    </a>
  );
}
