/** One board in play, as the viewer sees and touches it. */
import { cardsPlayed } from '@minibridge/bridge';
import type { ComponentChildren } from 'preact';
import { useCallback, useRef, useState } from 'preact/hooks';
import { useApp } from '../../../app/app-state';
import { usePart } from '../../../app/first-drawing';
import type { HostView } from '../../../host/ledger';
import type { TableHost } from '../../../host/local-host';
import { PACE } from '../../../host/pace';
import { cardName } from '../../../words/card-words';
import { stakeTitle } from '../../../words/contract-words';
import { useExtras } from '../extras';
import { Asked, LastTrickDialog, SidePanel } from '../later';
import { useHelpButton } from '../told';
import { AroundTable } from './AroundTable';
import { lastTrickOf } from './last-trick';
import { Me } from './Me';
import { OwnHand } from './OwnHand';
import { type PlayBoard, playView } from './play-view';
import { possibleText } from './possible';
import { SeeScore } from './SeeScore';
import { Stake } from './Stake';
import { useCardSound } from './sound';
import { lastSpoken, spokenAbout } from './spoken';
import { askedBy, mayTakeBack } from './undo';
import { useCardPress } from './use-card-press';
import { useLyingTrick } from './use-lying-trick';
import { usePrompt } from './use-prompt';
import { useTouch } from './use-touch';

export type PlayedBoardProps = { readonly host: TableHost; readonly view: HostView; readonly board: PlayBoard };

/** The same function for ever, which does what `act` does now. */
function useSteady(act: () => void): () => void {
  const now = useRef(act);
  now.current = act;
  return useCallback(() => now.current(), []);
}

/** A part of the first drawing, once it is due. */
function Due({ is, children }: { readonly is: boolean; readonly children: ComponentChildren }) {
  return is ? children : null;
}

/** The help button says which cards may be played. A lesson asks for one of them and shows it itself: the others would lead astray. */
function usePossibleButton(possible: () => void): void {
  const isLesson = useExtras()?.kind === 'lesson';
  useHelpButton(isLesson ? undefined : possible);
}

export function PlayedBoard({ host, view, board }: PlayedBoardProps) {
  const { say, settings } = useApp();
  const { table, seat: me } = view;
  const play = playView(view, board);
  const pressing = useCardPress({ host, view, play });
  const lying = useLyingTrick(board, PACE[settings.speed].trick);
  const [looksBack, setLooksBack] = useState(false);
  // The hand lies lowest: nothing that comes after it moves it.
  const part = usePart(3);
  const last = lastTrickOf(play);
  const spoken = settings.botsSayWhy ? spokenAbout(board, view.said) : [];
  const prompt = usePrompt(play, table, lying !== undefined);
  const waits = pressing.lifted && say['play.tap-again']({ card: cardName(say, pressing.lifted) });
  const longest = play.open?.longest ?? 1;
  const asker = askedBy(table, play.you);
  const onUndo = mayTakeBack(table, play.you) ? pressing.undo : undefined;

  const possible = useSteady(() => pressing.explain(possibleText(say, settings.language, play) ?? prompt));
  const lastTrick = (): void => (last ? setLooksBack(true) : pressing.explain(say['play.no-last-trick']()));
  usePossibleButton(possible);
  useCardSound(cardsPlayed(board), settings.sound);
  const touch = useTouch(play, pressing, { possible, lastTrick });

  return (
    <main
      class="play"
      data-dummy={play.open?.place ?? play.awaited ?? 'none'}
      data-panel=""
      data-long={longest > 5 ? '' : undefined}
      style={{ '--longest': longest }}
      {...touch}
    >
      <h1 class="sr" tabIndex={-1}>
        {stakeTitle(say, board)}
      </h1>
      <Due is={part > 0}>
        <Stake board={board} />
      </Due>
      <Due is={part > 1}>
        <AroundTable {...{ play, table, pressing, lying }} spoken={lastSpoken(board, spoken)} />
      </Due>
      <Due is={part > 0}>
        <Me
          {...{ play, table, lying }}
          text={pressing.note ?? waits ?? prompt}
          answers={pressing.note !== undefined}
          onLastTrick={lastTrick}
          onUndo={onUndo}
        />
      </Due>
      {board.phase === 'over' ? <SeeScore onPress={host.goOn} /> : <OwnHand {...{ play, pressing }} />}
      <Due is={part > 2}>
        <SidePanel {...{ play, spoken, onUndo }} />
      </Due>
      {looksBack && last && <LastTrickDialog last={last} onClose={() => setLooksBack(false)} />}
      {asker && <Asked by={asker} onAnswer={(agrees) => host.send({ type: 'answerUndo', by: me, agrees })} />}
    </main>
  );
}
