// What stands around every stage: the bar with the steps, the menu, the hint, the pause, and the one live region.

import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useApp } from '../../app/app-state';
import { usePart } from '../../app/first-drawing';
import { useStore } from '../../app/store';
import { whenQuiet } from '../../app/when-quiet';
import type { TableHost } from '../../host/local-host';
import { Announcer } from '../../pieces/Announcer';
import { Bar } from '../../pieces/Bar';
import { IconButton } from '../../pieces/Button';
import { names } from '../../pieces/names';
import { StepRail } from '../../pieces/StepRail';
import { useExtras } from './extras';
import { useAskedHint } from './hint/use-asked';
import { fetchLater, HintPanel, TableMenu } from './later';
import { PauseCover } from './PauseCover';
import { Stage } from './Stage';
import { STEPS, stageOfView, stepOf, type TableStage } from './stage-of-view';
import { fetchAfter } from './stages';
import { HintContext, type HintInPlace, TableShellContext } from './told';
import { useFirstCards } from './use-first-cards';
import { useStageFocus } from './use-stage-focus';
import { useTold } from './use-told';

/** The play has a place of its own for the hint; over other stages it lies on top. */
function hintIn(stage: TableStage, hint: HintInPlace): { over?: ComponentChildren; within?: HintInPlace } {
  return stage === 'play' ? { within: hint } : { over: hint.panel };
}

export function TableShell({ host }: { readonly host: TableHost }) {
  const { say } = useApp();
  const extras = useExtras();
  const view = useStore(host.view);
  const [menuOpen, setMenuOpen] = useState(false);
  const [help, setHelp] = useState<{ readonly open: (() => void) | undefined }>({ open: undefined });
  const hint = useAskedHint(view);
  const root = useRef<HTMLDivElement>(null);
  const { said, tell } = useTold(say, view, extras?.kind === 'friends' ? 'game' : 'all');
  const shell = useMemo(() => ({ tell, setHelp: (open: (() => void) | undefined) => setHelp({ open }) }), [tell]);
  const stage = stageOfView(view);
  const hasBegun = usePart(1) > 0;
  const onHelp = hint.ask ?? help.open;
  const step = STEPS.indexOf(stepOf(stage));
  const steps = STEPS.map((each) => say[`stage.${each}`]());
  const panel = hint.isOpen && <HintPanel view={view} tell={tell} onClose={hint.close} />;
  const hinted = hintIn(stage, { panel, close: hint.close });
  useFirstCards(host, view);
  useEffect(fetchLater, []);
  useEffect(() => whenQuiet(() => void fetchAfter(stage)), [stage]);
  // The stage is the larger part of the page: what only the frame shows does not draw it anew.
  const shown = useMemo(() => <Stage stage={stage} host={host} view={view} />, [stage, host, view]);
  useStageFocus({ stage, root, title: say['table.title']({ stage: steps[step] ?? '' }), tell });

  return (
    <div
      ref={root}
      class={names('screen at-table', stage === 'score' ? 'paper' : 'felt', extras && `with-${extras.kind}`)}
      data-stage={stage}
    >
      <Bar
        start={<IconButton icon="menu" label={say['table.menu']()} onPress={() => setMenuOpen(true)} />}
        end={
          <>
            {extras?.button}
            {onHelp && <IconButton icon="hint" label={say['table.help']()} onPress={onHelp} />}
          </>
        }
      >
        <StepRail label={say['table.steps']()} steps={steps} current={step} />
      </Bar>
      {hinted.over}
      <TableShellContext.Provider value={shell}>
        {extras?.panel}
        <HintContext.Provider value={hinted.within}>
          <div class="stage" inert={view.table.pausedBy !== undefined}>
            {hasBegun && shown}
          </div>
        </HintContext.Provider>
      </TableShellContext.Provider>
      {view.table.pausedBy !== undefined && <PauseCover host={host} view={view} />}
      {menuOpen && <TableMenu host={host} view={view} onClose={() => setMenuOpen(false)} />}
      <Announcer said={said} />
    </div>
  );
}
