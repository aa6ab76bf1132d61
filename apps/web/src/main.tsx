/** Where the page begins. */
import './styles/index.css';
import { render } from 'preact';
import { App, beginFetching } from './app/app';
import { beginFirstDrawing, nextMoment } from './app/first-drawing';
import { loadWords } from './app/load-words';
import { pageStorage } from './app/page-storage';
import { mendAddress } from './app/plain-path';
import { openSession } from './app/session';
import { showSettings } from './app/show-settings';
import { registerOffline } from './offline.ts';

/** The page is drawn once its words are here. */
async function begin(root: HTMLElement): Promise<void> {
  mendAddress();
  beginFirstDrawing();
  await nextMoment();
  const session = openSession(pageStorage);
  const settings = session.settings.value();
  showSettings(settings);
  beginFetching(session);
  const firstWords = await loadWords(settings);
  await nextMoment();
  render(<App session={session} firstWords={firstWords} />, root);
  registerOffline();
}

const root = document.getElementById('app');
if (!root) throw new Error('index.html has lost its #app.');
void begin(root);
