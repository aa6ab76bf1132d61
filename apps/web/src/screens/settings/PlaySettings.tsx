// How one plays, and how much help there is.

import { useApp } from '../../app/app-state';
import { Segmented } from '../../pieces/Segmented';
import { Switch } from '../../pieces/Switch';
import type { SettingsProps } from './settings-props';

const SPEEDS = ['slow', 'normal', 'fast'] as const;

export function PlaySettings({ words }: SettingsProps) {
  const { settings, change } = useApp();
  return (
    <section class="sheet">
      <h2>{words['settings.hands']()}</h2>
      <Segmented
        legend={words['settings.taps']()}
        note={words['settings.taps-note']()}
        options={[
          { value: '1', label: words['settings.taps-1']() },
          { value: '2', label: words['settings.taps-2']() },
        ]}
        value={settings.taps === 1 ? '1' : '2'}
        onChange={(taps) => change({ taps: taps === '1' ? 1 : 2 })}
      />
      <Segmented
        legend={words['settings.speed']()}
        options={SPEEDS.map((speed) => ({ value: speed, label: words[`settings.speed-${speed}`]() }))}
        value={settings.speed}
        onChange={(speed) => change({ speed })}
      />
      <Switch
        label={words['settings.why']()}
        note={words['settings.why-note']()}
        checked={settings.botsSayWhy}
        onChange={(botsSayWhy) => change({ botsSayWhy })}
      />
      <Switch label={words['settings.sound']()} checked={settings.sound} onChange={(sound) => change({ sound })} />
    </section>
  );
}
