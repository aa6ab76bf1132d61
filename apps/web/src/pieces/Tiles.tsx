/** One of several named things with a line of explanation: a radio group as tiles. */
import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';
import { names } from './names.ts';

type Tile<T extends string> = {
  readonly value: T;
  readonly title: string;
  readonly note?: string | undefined;
  /** A picture above the title. */
  readonly picture?: ComponentChildren;
  /** Show this tile with its own deck. */
  readonly deck?: '2' | '4' | undefined;
};

export type TilesProps<T extends string> = {
  readonly label: string;
  readonly tiles: readonly Tile<T>[];
  readonly value: T | undefined;
  readonly onChange: (value: T) => void;
};

export function Tiles<T extends string>({ label, tiles, value, onChange }: TilesProps<T>): JSX.Element {
  const name = useId();
  return (
    <div class="tiles" role="radiogroup" aria-label={label}>
      {tiles.map((tile) => (
        <label key={tile.value} class={names('tile', tile.picture !== undefined && 'pictured')} data-deck={tile.deck}>
          <input
            class="sr"
            type="radio"
            name={name}
            value={tile.value}
            checked={tile.value === value}
            onChange={() => onChange(tile.value)}
          />
          <span>
            {tile.picture && <span class="fan">{tile.picture}</span>}
            <strong>{tile.title}</strong>
            {tile.note && <small>{tile.note}</small>}
          </span>
        </label>
      ))}
    </div>
  );
}
