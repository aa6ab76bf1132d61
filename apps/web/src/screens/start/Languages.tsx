// The five languages, each in its own words; a tap changes the page in place.

import { LANGUAGES } from '@minibridge/messages';
import { useApp } from '../../app/app-state';

export function Languages() {
  const { say, settings, change } = useApp();
  return (
    <nav class="langs" aria-label={say['start.language']()}>
      {LANGUAGES.map(({ code, name }) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === settings.language}
          onClick={() => change({ language: code })}
        >
          {name}
        </button>
      ))}
    </nav>
  );
}
