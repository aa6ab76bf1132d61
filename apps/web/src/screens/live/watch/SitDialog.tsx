// Taking the seat of a bot in a match that is on.

import { SEATS, type Seat } from '@minibridge/bridge';
import type { LiveMessages } from '@minibridge/messages';
import { useState } from 'preact/hooks';
import { useApp } from '../../../app/app-state';
import { type LiveTable, personAt } from '../../../live/live-table';
import { Button } from '../../../pieces/Button';
import { Dialog } from '../../../pieces/Dialog';
import { Tiles } from '../../../pieces/Tiles';
import { seatName } from '../../../words/seat-words';
import { useLive } from '../live-context';
import { useAsk } from '../lobby/use-ask';
import { NameField, useOwnName } from '../NameField';

export type SitDialogProps = { readonly table: LiveTable; readonly onClose: () => void };

/** Which bot one sits down for. */
function botNote(words: LiveMessages, { match }: LiveTable, seat: Seat): string | undefined {
  const sitter = match?.table.seating[seat];
  return sitter?.kind === 'bot' ? words['watch.sit-bot']({ bot: sitter.name }) : undefined;
}

export function SitDialog({ table, onClose }: SitDialogProps) {
  const { say } = useApp();
  const { words } = useLive();
  const name = useOwnName();
  const { ask, refused, busy } = useAsk(table);
  const free = SEATS.filter((seat) => personAt(table, seat) === undefined);
  const [seat, setSeat] = useState<Seat>();
  const [isPromised, setPromised] = useState(false);
  const isReady = seat !== undefined && name !== undefined && busy === undefined;
  // Whoever sits down at once leaves this page; who stays here has the seat from the next deal on.
  const sit = async (): Promise<void> => {
    if (seat !== undefined && name !== undefined) setPromised(await ask({ type: 'sit', seat, name }));
  };
  return (
    <Dialog
      title={words['watch.sit']()}
      closeLabel={say['table.close']()}
      onClose={onClose}
      actions={
        !isPromised && (
          <Button kind="main" unready={!isReady} onPress={() => void (isReady && sit())}>
            {seat ? words['lobby.sit-said']({ seat }) : words['lobby.do-seat']()}
          </Button>
        )
      }
    >
      {isPromised ? (
        <p role="status">{seat ? words['news.you-promised']({ seat }) : words['watch.sit-later']()}</p>
      ) : (
        <>
          <NameField />
          <p>{free.length > 0 ? words['watch.sit-note']() : words['watch.no-seat']()}</p>
          <Tiles
            label={words['lobby.seats']()}
            tiles={free.map((each) => ({ value: each, title: seatName(say, each), note: botNote(words, table, each) }))}
            value={seat}
            onChange={setSeat}
          />
          {refused && <p role="alert">{refused}</p>}
        </>
      )}
    </Dialog>
  );
}
