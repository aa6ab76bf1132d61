/** One board in play, as the viewer sees and touches it. */
import { cardsPlayed } from '@minibridge/bridge';
import { useCallback, useRef, useState } from 'preact/hooks';
import { useApp } from '../../../app/app-state';
import type { HostView } from '../../../host/ledger';
import type { TableHost } from '../../../host/local-host';
import { PACE } from '../../../host/pace';
import { cardName } from '../../../words/card-words';
import { stakeTitle } from '../../../words/contract-words';
import { LastTrickDialog } from '../later';
import { useHelpButton } from '../told';
import { AroundTable } from './AroundTable';
import { Asked } from './Asked';
import { lastTrickOf } from './last-trick';
import { Me } from './Me';
import { OwnHand } from './OwnHand';
import { type PlayBoard, playView } from './play-view';
import { possibleText } from './possible';
import { promptFor } from './prompt';
import { promptText } from './prompt-words';
import { SeeScore } from './SeeScore';
import { SidePanel } from './SidePanel';
import { Stake } from './Stake';
import { useCardSound } from './sound';
import { lastSpoken, spokenAbout } from './spoken';
import { askedBy, mayTakeBack } from './undo';
import { useCardPress } from './use-card-press';
import { useLyingTrick } from './use-lying-trick';
import { useTouch } from './use-touch';

export type PlayedBoardProps = { readonly host: TableHost; readonly view: HostView; readonly board: PlayBoard };

/** The same function for ever, which does what `act` does now. */
function useSteady(act: () => void): () => void {
  const now = useRef(act);
  now.current = act;
  return useCallback(() => now.current(), []);
}

export function PlayedBoard({ host, view, board }: PlayedBoardProps) {
  const { say, settings } = useApp();
  const { table, seat: me } = view;
  const play = playView(view, board);
  const pressing = useCardPress({ host, view, play });
  const lying = useLyingTrick(board, PACE[settings.speed].trick);
  const [looksBack, setLooksBack] = useState(false);
  const last = lastTrickOf(play);
  const spoken = settings.botsSayWhy ? spokenAbout(board, view.said) : [];
  const prompt = promptText(say, promptFor(play, table, lying !== undefined));
  const waits = pressing.lifted && say['play.tap-again']({ card: cardName(say, pressing.lifted) });
  const longest = play.open?.longest ?? 1;
  const asker = askedBy(table, me);

  const possible = useSteady(() => pressing.explain(possibleText(say, settings.language, play) ?? prompt));
  const lastTrick = (): void => (last ? setLooksBack(true) : pressing.explain(say['play.no-last-trick']()));
  useHelpButton(possible);
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
        {stakeTitle(say, board.contract, board.declarer)}
      </h1>
      <Stake board={board} />
      <AroundTable {...{ play, table, pressing, lying }} spoken={lastSpoken(board, spoken)} />
      <Me
        {...{ play, table, lying }}
        text={pressing.note ?? waits ?? prompt}
        answers={pressing.note !== undefined}
        onLastTrick={lastTrick}
      />
      {board.phase === 'over' ? <SeeScore onPress={host.goOn} /> : <OwnHand {...{ play, pressing }} />}
      <SidePanel {...{ play, spoken }} onUndo={mayTakeBack(table, me) ? pressing.undo : undefined} />
      {looksBack && last && <LastTrickDialog last={last} onClose={() => setLooksBack(false)} />}
      {asker && <Asked by={asker} onAnswer={(agrees) => host.send({ type: 'answerUndo', by: me, agrees })} />}
    </main>
  );
}
