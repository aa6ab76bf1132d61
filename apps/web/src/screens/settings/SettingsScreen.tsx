// Settings of this device: everything applies at once; there is nothing to save.

import { useEffect } from 'preact/hooks';
import { useApp, useWayBack } from '../../app/app-state';
import { useMessages } from '../../app/words';
import { PageHead } from '../PageHead';
import { CardSettings } from './CardSettings';
import { LanguageSettings } from './LanguageSettings';
import { PlaySettings } from './PlaySettings';
import '../page.css';

export function SettingsScreen() {
  const words = useMessages('setup');
  const { say } = useApp();
  const back = useWayBack();
  useEffect(() => {
    if (words) document.title = say['table.title']({ stage: words['settings.title']() });
  }, [words, say]);
  if (!words) return null;
  return (
    <div class="page">
      <PageHead title={words['settings.title']()} back={words['new.back']()} to={back} />
      <main class="page-columns">
        <div class="page-stack">
          <CardSettings words={words} />
        </div>
        <div class="page-stack">
          <PlaySettings words={words} />
          <LanguageSettings words={words} />
        </div>
      </main>
      <footer class="page-foot">
        <p>{words['settings.kept']()}</p>
      </footer>
    </div>
  );
}
