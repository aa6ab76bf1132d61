// The host of the lesson on this screen: kept across a reload, dropped when the lesson is over and left.

import { stageOf } from '@minibridge/table';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useApp } from '../../app/app-state';
import { pageStorage } from '../../app/page-storage';
import { secureChance } from '../../host/chance';
import { bots } from '../../host/fetch-bots';
import type { Surroundings } from '../../host/local-host';
import { PACE } from '../../host/pace';
import { dropLesson, keepLesson, keptLesson } from './kept-lesson';
import { type LessonHost, lessonHost } from './lesson-host';

export type LessonSession = {
  readonly host: LessonHost;
  readonly again: () => void;
  /** Forgets the lesson; the screen is left next. */
  readonly end: () => void;
};

export function useLessonHost(): LessonSession {
  const { settings } = useApp();
  const speed = useRef(settings.speed);
  speed.current = settings.speed;
  const [around] = useState(
    (): Surroundings => ({
      chance: secureChance(),
      bots,
      pace: () => PACE[speed.current],
      keep: (lesson) => keepLesson(pageStorage, lesson),
      now: () => Date.now(),
    }),
  );
  const [host, setHost] = useState(() => lessonHost(keptLesson(pageStorage) ?? { name: settings.name }, around));
  useEffect(
    () => () => {
      host.stop();
      if (stageOf(host.view.value().table) === 'over') dropLesson(pageStorage);
    },
    [host],
  );
  const end = (): void => {
    host.stop();
    dropLesson(pageStorage);
  };
  const again = (): void => {
    end();
    setHost(lessonHost({ name: settings.name }, around));
  };
  return { host, again, end };
}
