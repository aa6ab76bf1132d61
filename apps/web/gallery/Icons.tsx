/** All icons by name. */
import { Icon, type IconName } from '../src/pieces/Icon.tsx';

const NAMES: readonly IconName[] = [
  'back',
  'next',
  'first',
  'last',
  'up',
  'down',
  'menu',
  'close',
  'check',
  'plus',
  'hint',
  'print',
  'eye',
  'settings',
  'undo',
  'replay',
  'sound',
  'mute',
  'cards',
  'book',
  'globe',
  'info',
  'warning',
  'seats',
  'bot',
  'pause',
  'play',
  'clock',
  'download',
  'share',
  'flag',
  'home',
  'light',
];

export function Icons() {
  return (
    <section class="sheet icons">
      {NAMES.map((name) => (
        <span key={name}>
          <Icon name={name} />
          <small>{name}</small>
        </span>
      ))}
    </section>
  );
}
