// How cards and table look.

import type { Card } from '@minibridge/bridge';
import { useApp } from '../../app/app-state';
import { CardFace } from '../../cards/CardFace';
import { Segmented } from '../../pieces/Segmented';
import { Switch } from '../../pieces/Switch';
import { Tiles } from '../../pieces/Tiles';
import type { Settings } from '../../settings/settings';
import { cardIndex } from '../../words/card-words';
import type { SettingsProps } from './settings-props';

const SHOWN: readonly Card[] = ['SA', 'HK', 'DQ', 'CJ'];
const HUES = ['green', 'blue', 'slate'] as const;
const SIZES = ['s', 'm', 'l'] as const;
const THEMES = ['system', 'light', 'dark'] as const;

function Fan({ settings }: { readonly settings: Settings }) {
  return (
    <>
      {SHOWN.map((card) => (
        <CardFace key={card} card={card} index={cardIndex(settings, card)} />
      ))}
    </>
  );
}

export function CardSettings({ words }: SettingsProps) {
  const { settings, change } = useApp();
  const decks = (['2', '4'] as const).map((deck) => ({
    value: deck,
    title: words[`settings.deck-${deck}`](),
    picture: <Fan settings={settings} />,
    deck,
  }));
  return (
    <section class="sheet">
      <h2>{words['settings.look']()}</h2>
      <Tiles
        label={words['settings.deck']()}
        tiles={decks}
        value={settings.deck}
        onChange={(deck) => change({ deck })}
      />
      <Segmented
        legend={words['settings.size']()}
        options={SIZES.map((size) => ({ value: size, label: words[`settings.size-${size}`]() }))}
        value={settings.cards}
        onChange={(cards) => change({ cards })}
      />
      <Segmented
        legend={words['settings.table']()}
        options={HUES.map((hue) => ({
          value: hue,
          label: words[`settings.table-${hue}`](),
          before: <span class="hue" data-hue={hue} />,
        }))}
        value={settings.table}
        onChange={(table) => change({ table })}
      />
      <Segmented
        legend={words['settings.theme']()}
        options={THEMES.map((theme) => ({ value: theme, label: words[`settings.theme-${theme}`]() }))}
        value={settings.theme}
        onChange={(theme) => change({ theme })}
      />
      <Switch
        label={words['settings.contrast']()}
        checked={settings.contrast === 'more'}
        onChange={(more) => change({ contrast: more ? 'more' : 'system' })}
      />
    </section>
  );
}
