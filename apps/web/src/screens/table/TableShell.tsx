// What stands around every stage: the bar with the steps, the menu, the hint, the pause, and the one live region.

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
import type { HintPanelProps } from './hint/HintPanel';
import { useAskedHint } from './hint/use-asked';
import { fetchLater, HintPanel, TableMenu } from './later';
import { PauseCover } from './PauseCover';
import { Stage } from './Stage';
import { STEPS, stageOfView, stepOf, type TableStage } from './stage-of-view';
import { fetchAfter } from './stages';
import { HintContext, type HintInPlace, type Marked, MarkedContext, TableShellContext } from './told';
import { useFirstCards } from './use-first-cards';
import { useStageFocus } from './use-stage-focus';
import { useTold } from './use-told';

type Asking = Pick<HintPanelProps, 'view' | 'tell'> & { readonly stage: TableStage };

/** The hint that somebody may ask for. The play has a place of its own for it; over other stages it lies on top. */
function useHintPanel({ stage, view, tell }: Asking) {
  const extras = useExtras();
  const { ask, isOpen, close } = useAskedHint(view);
  const [named, setNamed] = useState<Marked>();
  // Where the page is higher than the screen the contract may lie below it.
  useEffect(() => {
    if (named) document.querySelector('.at-table .marked')?.scrollIntoView({ block: 'nearest' });
  }, [named]);
  const panel = isOpen && <HintPanel view={view} tell={tell} onMark={setNamed} onClose={close} />;
  const within: HintInPlace | undefined = stage === 'play' ? { panel, close } : undefined;
  return { ask, within, over: within ? undefined : panel, marked: named ?? extras };
}

export function TableShell({ host }: { readonly host: TableHost }) {
  const { say } = useApp();
  const extras = useExtras();
  const view = useStore(host.view);
  const [menuOpen, setMenuOpen] = useState(false);
  const [help, setHelp] = useState<{ readonly open: (() => void) | undefined }>({ open: undefined });
  const root = useRef<HTMLDivElement>(null);
  const { said, tell } = useTold(say, view, extras?.kind === 'friends' ? 'game' : 'all');
  const shell = useMemo(() => ({ tell, setHelp: (open: (() => void) | undefined) => setHelp({ open }) }), [tell]);
  const stage = stageOfView(view);
  const hint = useHintPanel({ stage, view, tell });
  const hasBegun = usePart(1) > 0;
  const onHelp = hint.ask ?? help.open;
  const step = STEPS.indexOf(stepOf(stage));
  const steps = STEPS.map((each) => say[`stage.${each}`]());
  useFirstCards(host, view);
  useEffect(fetchLater, []);
  useEffect(() => whenQuiet(() => void fetchAfter(stage)), [stage]);
  // The stage is the larger part of the page: what only the frame shows does not draw it anew.
  const shown = useMemo(() => <Stage stage={stage} host={host} view={view} />, [stage, host, view]);
  const isPaused = view.table.pausedBy !== undefined;
  useStageFocus({ stage, isPaused, root, title: say['table.title']({ stage: steps[step] ?? '' }), tell });

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
      {hint.over}
      <TableShellContext.Provider value={shell}>
        {extras?.panel}
        <HintContext.Provider value={hint.within}>
          <MarkedContext.Provider value={hint.marked}>
            <div class="stage" inert={isPaused}>
              {hasBegun && shown}
            </div>
          </MarkedContext.Provider>
        </HintContext.Provider>
      </TableShellContext.Provider>
      {isPaused && <PauseCover host={host} view={view} />}
      {menuOpen && <TableMenu host={host} view={view} onClose={() => setMenuOpen(false)} />}
      <Announcer said={said} />
    </div>
  );
}
