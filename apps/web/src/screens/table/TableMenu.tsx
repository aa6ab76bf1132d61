// The menu of the match: a list of quiet things to do. Ending the match asks first.

import { isPresetId, type PresetId } from '@minibridge/bridge';
import type { TableMessages } from '@minibridge/messages';
import { nextNumber, stageOf, type Table } from '@minibridge/table';
import { useState } from 'preact/hooks';
import { useApp } from '../../app/app-state';
import { addressOf } from '../../app/route';
import { useStore } from '../../app/store';
import type { HostView } from '../../host/ledger';
import { Button } from '../../pieces/Button';
import { Dialog } from '../../pieces/Dialog';
import { Icon, type IconName } from '../../pieces/Icon';
import { refusalText } from '../../words/refusal-words';
import { useExtras } from './extras';
import { mayTakeBack } from './play/undo';
import type { StageProps } from './stage-props';

type MenuProps = StageProps & { readonly onClose: () => void };

function MenuLink({ icon, href, text }: { readonly icon: IconName; readonly href: string; readonly text: string }) {
  return (
    <a class="menu-line" href={href}>
      <Icon name={icon} />
      {text}
    </a>
  );
}

type LineProps = { readonly icon: IconName; readonly text: string; readonly onPress: () => void };

function MenuLine({ icon, text, onPress }: LineProps) {
  return (
    <button type="button" class="menu-line" onClick={onPress}>
      <Icon name={icon} />
      {text}
    </button>
  );
}

function EndMatch({ onClose }: Pick<MenuProps, 'onClose'>) {
  const { say, leave, go } = useApp();
  const end = (): void => {
    leave();
    go({ page: 'start' });
  };
  return (
    <Dialog
      title={say['menu.end.title']()}
      closeLabel={say['table.close']()}
      onClose={onClose}
      actions={
        <>
          <Button onPress={end}>{say['menu.end.yes']()}</Button>
          <Button kind="main" onPress={onClose}>
            {say['menu.end.no']()}
          </Button>
        </>
      }
    >
      <p>{say['menu.end.note']()}</p>
    </Dialog>
  );
}

/** What leaves this match, or this lesson; a deal played again leads back to its match. All that was begun waits meanwhile. */
function WaysOut({ onEnd }: { readonly onEnd: () => void }) {
  const { say, waiting, backToMatch } = useApp();
  const waits = useStore(waiting) !== undefined;
  const extras = useExtras();
  if (extras) return extras.menu.map((entry) => <MenuLine key={entry.icon} {...entry} />);
  const toStart = <MenuLink icon="home" href={addressOf({ page: 'start' })} text={say['menu.start']()} />;
  if (waits) {
    return (
      <>
        <MenuLine icon="back" text={say['menu.back']()} onPress={backToMatch} />
        {toStart}
      </>
    );
  }
  return (
    <>
      {toStart}
      <MenuLink icon="cards" href={addressOf({ page: 'new' })} text={say['menu.new']()} />
      <MenuLine icon="flag" text={say['menu.end']()} onPress={onEnd} />
    </>
  );
}

function RulesLine({ rules }: { readonly rules: PresetId | 'own' }) {
  const { say } = useApp();
  const onRules = useExtras()?.onRules;
  const text = say['menu.rules']();
  if (onRules) return <MenuLine icon="book" text={text} onPress={onRules} />;
  return <MenuLink icon="book" href={addressOf({ page: 'rules', rules })} text={text} />;
}

/** The number of the deal that is on, or comes next. */
function dealNumber({ board, ...table }: Table): number {
  return board === undefined || board.phase === 'over'
    ? Math.max(1, table.sheet.length)
    : nextNumber({ board, ...table });
}

/** What is in play, and how far it has come; a single deal is no match, and counts for none. */
function whatIsOn(say: TableMessages, { table, setup }: HostView): { readonly title: string; readonly note: string } {
  if (setup.given) return { title: say['menu.given-title'](), note: say['menu.given-note']() };
  const { deals } = table.rules.match;
  const number = dealNumber(table);
  const note = say['table.match'](
    deals === undefined ? { length: 'open', number, deals: 0 } : { length: 'fixed', number, deals },
  );
  return { title: say['menu.title'](), note };
}

export function TableMenu({ host, view, onClose }: MenuProps) {
  const say = useApp().say;
  const { table, seat } = view;
  const [asksEnd, setAsksEnd] = useState(false);
  const [refused, setRefused] = useState<string>();
  const send = (command: Parameters<typeof host.send>[0]): void => {
    const refusal = host.send(command);
    if (refusal) setRefused(refusalText(say, refusal));
    else onClose();
  };
  if (asksEnd) return <EndMatch onClose={onClose} />;
  const { title, note } = whatIsOn(say, view);
  const isOn = stageOf(table) !== 'over';
  const rules = isPresetId(table.rules.id) ? table.rules.id : 'own';
  return (
    <Dialog title={title} closeLabel={say['table.close']()} onClose={onClose}>
      <p class="menu-note">{note}</p>
      {refused && <p role="alert">{refused}</p>}
      <nav class="menu-lines" aria-label={say['table.menu']()}>
        <MenuLine icon="play" text={say['menu.go-on']()} onPress={onClose} />
        {mayTakeBack(table, seat) && (
          <MenuLine icon="undo" text={say['menu.take-back']()} onPress={() => send({ type: 'askUndo', by: seat })} />
        )}
        {isOn && table.policy.pause === 'anyone' && table.pausedBy === undefined && (
          <MenuLine icon="pause" text={say['menu.pause']()} onPress={() => send({ type: 'pause', by: seat })} />
        )}
        <RulesLine rules={rules} />
        <MenuLink icon="settings" href={addressOf({ page: 'settings' })} text={say['menu.settings']()} />
        <WaysOut onEnd={() => setAsksEnd(true)} />
      </nav>
    </Dialog>
  );
}
