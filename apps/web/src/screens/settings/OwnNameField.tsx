// The name under which a person plays on this device.

import type { SetupMessages } from '@minibridge/messages';
import { useApp } from '../../app/app-state';
import { Field } from '../../pieces/Field';
import { LONGEST_NAME } from '../../settings/settings';

export function OwnNameField({ words }: { readonly words: SetupMessages }) {
  const { settings, change } = useApp();
  return (
    <Field
      label={words['new.name']()}
      note={words['new.name-note']()}
      value={settings.name}
      most={LONGEST_NAME}
      autocomplete="nickname"
      onInput={(name) => change({ name })}
    />
  );
}
