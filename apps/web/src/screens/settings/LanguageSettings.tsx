// Language, its register where there are two, and the letters on the cards.

import { hasRegisters, LANGUAGES, type Language, type Register } from '@minibridge/messages';
import { useApp } from '../../app/app-state';
import { Segmented } from '../../pieces/Segmented';
import { registerOf, type Settings } from '../../settings/settings';
import { OwnNameField } from './OwnNameField';
import type { SettingsProps } from './settings-props';

const REGISTERS = ['plain', 'federation'] as const;

/** Languages whose cards bear letters of their own: elsewhere they are A K Q J anyway. */
const HAS_OWN_LETTERS: readonly Language[] = ['pl', 'fr', 'de'];

/** The register is kept for each language that has two. */
function withRegister({ language }: Settings, register: Register): Partial<Settings> {
  return language === 'el' ? { greek: register } : { german: register };
}

export function LanguageSettings({ words }: SettingsProps) {
  const { settings, change } = useApp();
  return (
    <section class="sheet">
      <h2>{words['settings.words']()}</h2>
      <Segmented
        legend={words['settings.language']()}
        options={LANGUAGES.map(({ code, name }) => ({ value: code, label: name }))}
        value={settings.language}
        onChange={(language) => change({ language })}
      />
      {hasRegisters(settings.language) && (
        <Segmented
          legend={words['settings.register']()}
          note={words['settings.register-note']()}
          options={REGISTERS.map((register) => ({ value: register, label: words[`settings.register-${register}`]() }))}
          value={registerOf(settings)}
          onChange={(register) => change(withRegister(settings, register))}
        />
      )}
      {HAS_OWN_LETTERS.includes(settings.language) && (
        <Segmented
          legend={words['settings.letters']()}
          options={[
            { value: 'own', label: words['settings.letters-own']() },
            { value: 'international', label: words['settings.letters-international']() },
          ]}
          value={settings.letters}
          onChange={(letters) => change({ letters })}
        />
      )}
      <OwnNameField words={words} />
    </section>
  );
}
