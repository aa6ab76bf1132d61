/** The hand that lies open opposite or at a side, with its seat; before it is faced its place stays free. */
import type { Card } from '@minibridge/bridge';
import type { Table } from '@minibridge/table';
import { useApp } from '../../../app/app-state';
import { DummyColumns } from '../../../cards/DummyColumns';
import { DummyRows } from '../../../cards/DummyRows';
import { suitLabels } from '../../../words/card-words';
import type { OpenHand as Open, PlayView } from './play-view';
import type { CardPress } from './use-card-press';
import { useShownCards } from './use-shown-cards';

export type OpenHandProps = {
  readonly play: PlayView;
  readonly table: Table;
  readonly open: Open;
  readonly pressing: CardPress;
};

export function OpenHand({ play, open, pressing }: OpenHandProps) {
  const { say } = useApp();
  const shown = useShownCards(play, pressing.lifted);
  const mayPlay = play.role !== 'defender' && play.board.phase === 'play';
  const hand = {
    cards: shown(open.cards, open.seat),
    suits: open.suits,
    label: say['play.open-hand']({ hand: open.role, seat: open.seat }),
    suitLabels: suitLabels(say, open.cards, play.trump),
    trump: play.trump && { suit: play.trump, text: say['tag.trumps']() },
    onPress: mayPlay ? (card: Card) => pressing.press(card) : undefined,
    onDragTo: mayPlay ? (card: Card) => pressing.drop(card) : undefined,
  };
  return open.place === 'top' ? <DummyColumns {...hand} /> : <DummyRows {...hand} side={open.place} />;
}

/** Where dummy's cards will lie. */
export function AwaitedHand() {
  const { say } = useApp();
  return <p class="awaited">{say['play.dummy-awaited']()}</p>;
}
