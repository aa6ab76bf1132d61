/** Every primitive in every state, for the eye. Development only; `?scene=play&theme=dark&cards=l` and so on. */
import '../src/styles/index.css';
import './gallery.css';
import { render } from 'preact';
import { Announcer } from '../src/pieces/Announcer.tsx';
import { Contract } from './Contract.tsx';
import { Count } from './Count.tsx';
import { Defend } from './Defend.tsx';
import { Live } from './Live.tsx';
import { Pieces } from './Pieces.tsx';
import { Play } from './Play.tsx';

const SCENES: { readonly [name: string]: () => preact.JSX.Element } = {
  pieces: Pieces,
  count: Count,
  contract: Contract,
  play: () => <Play />,
  long: () => <Play long />,
  defend: () => <Defend side="left" />,
  right: () => <Defend side="right" />,
  live: Live,
};

const wish = new URLSearchParams(location.search);
for (const key of ['theme', 'contrast', 'table', 'deck', 'cards', 'motion']) {
  const value = wish.get(key);
  if (value) document.documentElement.dataset[key] = value;
}
document.documentElement.lang = wish.get('lang') ?? 'en';
const Scene = SCENES[wish.get('scene') ?? 'pieces'] ?? Pieces;
const app = document.getElementById('app');
if (app)
  render(
    <>
      <Scene />
      <Announcer said={[]} />
    </>,
    app,
  );
