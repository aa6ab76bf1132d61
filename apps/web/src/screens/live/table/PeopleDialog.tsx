// Everybody at the table, the line, and what one may do about the own seat; for the host also about the others'.

import { SEATS, type Seat } from '@minibridge/bridge';
import type { LiveMessages } from '@minibridge/messages';
import type { Person } from '@minibridge/protocol';
import { useState } from 'preact/hooks';
import { useApp } from '../../../app/app-state';
import { useStore } from '../../../app/store';
import { isHost, type LiveTable, personAt, seatOfViewer } from '../../../live/live-table';
import { Button } from '../../../pieces/Button';
import { Dialog } from '../../../pieces/Dialog';
import { Icon } from '../../../pieces/Icon';
import { seatName, seatSign } from '../../../words/seat-words';
import { useLive } from '../live-context';
import { Share } from '../lobby/Share';
import { LastLines } from '../told/LastLines';
import { lineText } from '../words/line-words';
import { nameAmong, nameOf, presenceText } from '../words/people-words';
import { GiveBack } from './GiveBack';
import { HostTools } from './HostTools';
import { PersonTools } from './PersonTools';
import { ReturnCode } from './ReturnCode';
import { SayDialog } from './SayDialog';
import { maySitInstead, SitHere } from './SitHere';
import { type Sure, SureDialog } from './Sure';

export type PeopleDialogProps = { readonly table: LiveTable; readonly onClose: () => void };

type LineProps = {
  readonly table: LiveTable;
  readonly person: Person | undefined;
  readonly seat: Seat | undefined;
  readonly onSure: (sure: Sure) => void;
};

function personText(words: LiveMessages, table: LiveTable, person: Person): string {
  return words['people.person']({
    name: nameAmong(words, table, person),
    host: person.who === table.host ? 'yes' : 'no',
    you: person.who === table.you ? 'yes' : 'no',
  });
}

/** The name that the bot has at the table, too. */
function botName(words: LiveMessages, { match }: LiveTable, seat: Seat | undefined): string {
  return (seat && match?.table.seating[seat].name) ?? words['people.bot']();
}

function statusText(words: LiveMessages, { you }: LiveTable, person: Person): string {
  const { who, seat, next, is } = person;
  if (next !== undefined && who === you) return words['news.you-promised']({ seat: next });
  if (next !== undefined) return words['news.promised']({ seat: next, name: nameOf(words, person) });
  return seat === undefined ? words['people.watches']() : presenceText(words, is);
}

/** A bot, and who has its seat from the next deal on. */
function BotMark({ table, seat }: Pick<LineProps, 'table' | 'seat'>) {
  const { words } = useLive();
  const next = seat && table.people.find((person) => person.next === seat);
  return (
    <span class="live-bot">
      <Icon name="bot" />
      {next
        ? words['people.bot-then']({ you: next.who === table.you ? 'yes' : 'no', name: nameOf(words, next) })
        : words['people.bot']()}
    </span>
  );
}

function PersonLine({ table, person, seat, onSure }: LineProps) {
  const { say, settings } = useApp();
  const { words } = useLive();
  return (
    <li>
      <b class="live-letter" aria-hidden="true">
        {seat ? seatSign(settings.language, seat) : <Icon name="eye" />}
      </b>
      <div class="live-person">
        <span>
          {seat && <span class="sr">{seatName(say, seat)}: </span>}
          <strong>{person ? personText(words, table, person) : botName(words, table, seat)}</strong>
          <small>{person ? statusText(words, table, person) : <BotMark table={table} seat={seat} />}</small>
        </span>
        {seat && maySitInstead(table, seat) && <SitHere table={table} seat={seat} />}
        {person?.next !== undefined && person.who === table.you && <GiveBack table={table} person={person} />}
      </div>
      {person && isHost(table) && person.who !== table.you && (
        <PersonTools table={table} person={person} onSure={onSure} />
      )}
    </li>
  );
}

function Line() {
  const { live, words } = useLive();
  const line = useStore(live.line);
  return (
    <p class="live-state">
      <Icon name={line.is === 'up' ? 'check' : 'warning'} />
      {lineText(words, line, true)}
    </p>
  );
}

export function PeopleDialog({ table, onClose }: PeopleDialogProps) {
  const { say } = useApp();
  const { words } = useLive();
  const [sure, setSure] = useState<Sure>();
  const [speaks, setSpeaks] = useState(false);
  const watchers = table.people.filter(({ seat }) => seat === undefined);
  if (speaks) return <SayDialog table={table} onClose={onClose} />;
  if (sure) return <SureDialog table={table} sure={sure} onClose={() => setSure(undefined)} />;
  return (
    <Dialog title={words['people.title']()} closeLabel={say['table.close']()} onClose={onClose}>
      <Line />
      <Button icon="say" onPress={() => setSpeaks(true)}>
        {words['menu.say']()}
      </Button>
      <ul class="live-list">
        {SEATS.map((seat) => (
          <PersonLine key={seat} table={table} seat={seat} person={personAt(table, seat)} onSure={setSure} />
        ))}
        {watchers.map((person) => (
          <PersonLine key={person.who} table={table} seat={undefined} person={person} onSure={setSure} />
        ))}
      </ul>
      {isHost(table) && <HostTools table={table} onSure={setSure} />}
      <LastLines />
      <details class="live-more">
        <summary>{words['share.title']()}</summary>
        <Share code={table.code} />
      </details>
      {seatOfViewer(table) && table.returnCode && <ReturnCode code={table.returnCode} />}
    </Dialog>
  );
}
