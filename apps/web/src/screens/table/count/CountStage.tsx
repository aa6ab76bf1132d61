// Counting: every seat's number as a slip of paper, and the reader's own honours lifted as they are counted.

import { type Board, type Card, pointsOf, pointsOfCard } from '@minibridge/bridge';
import type { TableMessages } from '@minibridge/messages';
import { useCallback, useState } from 'preact/hooks';
import { useApp } from '../../../app/app-state';
import { displayOrder, inOrder } from '../../../cards/display-order';
import { Hand } from '../../../cards/Hand';
import type { CardItem } from '../../../cards/item';
import { cardItem, cardName } from '../../../words/card-words';
import { CountHelp } from '../later';
import type { StageProps } from '../stage-props';
import { useHelpButton, useTell } from '../told';
import { CountAsk } from './CountAsk';
import { CountDo } from './CountDo';
import { CountRound } from './CountRound';
import { countTask, liftedAtFirst, termsOf } from './counting';
import { plain, runText } from './run-text';
import './count.css';

export function CountStage({ host, view }: StageProps) {
  const { board } = view.table;
  if (board === undefined) return null;
  const round = board.phase === 'announcing' ? board.recounts : 'settled';
  return <Counting key={`${board.number}-${round}`} host={host} view={view} board={board} />;
}

function useOpen() {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  return { isOpen, open, close };
}

/** The reader's hand as it lies, and which of its honours are lifted. */
function useCounted(board: Board, hand: readonly Card[]) {
  const app = useApp();
  const tell = useTell();
  const [lifted, setLifted] = useState(() => liftedAtFirst(board.rules, hand));
  const [small, setSmall] = useState<Card>();
  const suits = displayOrder(hand);
  const items = inOrder(
    hand.map((card) => cardItem(app, card)),
    suits,
  );
  const order = items.map(({ card }) => card);
  const tap = (card: Card): void => {
    const counts = pointsOfCard(card) > 0;
    setSmall(counts ? undefined : card);
    if (!counts) tell(app.say['count.card-zero']({ card: cardName(app.say, card) }));
    else {
      const now = lifted.includes(card) ? lifted.filter((other) => other !== card) : [...lifted, card];
      setLifted(now);
      tell(plain(runText(app.say, termsOf(order, now))));
    }
  };
  return {
    items: items.map((item) => (lifted.includes(item.card) ? counted(app.say, item) : { ...item, pressed: false })),
    suits,
    terms: termsOf(order, lifted),
    small,
    tap,
  };
}

/** An honour that is lifted, with its worth above it. */
function counted(say: TableMessages, item: CardItem): CardItem {
  const points = pointsOfCard(item.card);
  const label = say['count.card-worth']({ card: item.label, points });
  return { ...item, label, pressed: true, state: 'lifted', worth: String(points) };
}

function Counting({ host, view, board }: StageProps & { readonly board: Board }) {
  const { say } = useApp();
  const hand = board.dealt[view.seat] ?? [];
  const { items, suits, terms, small, tap } = useCounted(board, hand);
  const help = useOpen();
  useHelpButton(help.open);
  const task = countTask(board, view.seat);
  return (
    <main class="count">
      <CountAsk board={board} task={task} points={pointsOf(hand)} />
      <div class="middle">
        <CountRound view={view} board={board} task={task} terms={terms} small={small} />
        <Hand cards={items} suits={suits} label={say['table.hand']()} onPress={tap} counting dealt />
      </div>
      <CountDo host={host} view={view} task={task} sum={terms.reduce((sum, each) => sum + each, 0)} />
      {help.isOpen && <CountHelp hand={hand} onClose={help.close} />}
    </main>
  );
}
