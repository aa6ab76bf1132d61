// The guided first deal: a table of its own, beside the match that may be in play.

import { useApp } from '../../app/app-state';
import type { Route } from '../../app/route';
import { useStore } from '../../app/store';
import { useMessages } from '../../app/words';
import { Button } from '../../pieces/Button';
import { BrokenTable } from '../table/BrokenTable';
import { ExtrasContext, type TableExtras } from '../table/extras';
import { TableShell } from '../table/TableShell';
import '../table/table-screen.css';
import { LessonPanel } from './LessonPanel';
import './lesson.css';
import { stepNow } from './moment';
import type { LessonWords } from './step-words';
import { type LessonSession, useLessonHost } from './use-lesson-host';

export function FirstDealScreen() {
  const { say } = useApp();
  const words = useMessages('lesson');
  const session = useLessonHost();
  if (!words) return <main class="screen felt" />;
  return (
    <BrokenTable say={say}>
      <Lesson {...session} words={words} />
    </BrokenTable>
  );
}

type LessonProps = LessonSession & { readonly words: LessonWords };

function Lesson(props: LessonProps) {
  const { host } = props;
  return (
    <ExtrasContext.Provider value={useLessonExtras(props)}>
      <TableShell key={host} host={host} />
    </ExtrasContext.Provider>
  );
}

function useLessonExtras({ host, words, again, end }: LessonProps): TableExtras {
  const { go } = useApp();
  const step = stepNow(useStore(host.view));
  const isMarked = useStore(host.marked) === step?.say;
  const expect = isMarked ? step?.expect : undefined;
  const leaveTo = (route: Route) => (): void => {
    end();
    go(route);
  };
  return {
    kind: 'lesson',
    panel: <LessonPanel host={host} words={words} />,
    prompt: host.waits() ? words['read-on']({ button: words['go-on']() }) : undefined,
    card: expect?.type === 'play' ? expect.card : undefined,
    contract: expect?.type === 'choose' ? expect.contract : undefined,
    ending: (
      <>
        <Button icon="replay" onPress={again}>
          {words['once-more']()}
        </Button>
        <Button kind="main" onPress={leaveTo({ page: 'new' })}>
          {words['play-match']()}
        </Button>
      </>
    ),
    menu: [
      { icon: 'replay', text: words['menu.again'](), onPress: again },
      { icon: 'flag', text: words['menu.end'](), onPress: leaveTo({ page: 'start' }) },
    ],
  };
}
