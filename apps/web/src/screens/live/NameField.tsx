// The name at the table: asked once, kept with the settings.

import { nameProblem } from '@minibridge/protocol';
import { useApp } from '../../app/app-state';
import { useMessages } from '../../app/words';
import { Field } from '../../pieces/Field';
import { LONGEST_NAME } from '../../settings/settings';
import { useLive } from './live-context';

/** The name as it goes to the server; absent: none yet that could be seen. */
export function useOwnName(): string | undefined {
  const name = useApp().settings.name.trim();
  return nameProblem(name) === undefined ? name : undefined;
}

/** `wrong`: it was needed and is missing, or nobody could see it. */
export function NameField({ wrong }: { readonly wrong?: boolean | undefined }) {
  const { settings, change } = useApp();
  const { words } = useLive();
  const setup = useMessages('setup');
  const isMissing = useOwnName() === undefined;
  const missing = settings.name.trim() === '' ? words['name.missing']() : words['name.unseen']();
  if (!setup) return null;
  return (
    <Field
      label={setup['new.name']()}
      note={words['name.note']()}
      wrong={wrong && isMissing ? missing : undefined}
      value={settings.name}
      most={LONGEST_NAME}
      autocomplete="nickname"
      onInput={(name) => change({ name })}
    />
  );
}
