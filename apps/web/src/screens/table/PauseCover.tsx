// A pause hides the cards, so that nobody goes on thinking about them.

import { useEffect, useRef } from 'preact/hooks';
import { useSay } from '../../app/app-state';
import { addressOf } from '../../app/route';
import { Button } from '../../pieces/Button';
import { Icon } from '../../pieces/Icon';
import { useExtras } from './extras';
import type { StageProps } from './stage-props';

export function PauseCover({ host, view: { seat, table } }: StageProps) {
  const say = useSay();
  const extras = useExtras();
  const by = table.pausedBy && extras?.pauseNote?.(table.pausedBy);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <section class="pause-cover felt" aria-label={say['paused.title']()}>
      <Icon name="pause" />
      <h1>{say['paused.title']()}</h1>
      {by && <p class="pause-by">{by}</p>}
      <p>{say['paused.note']()}</p>
      <Button kind="main" icon="play" buttonRef={button} onPress={() => host.send({ type: 'resume', by: seat })}>
        {say['paused.go-on']()}
      </Button>
      {/* The cover hides the menu; where others sit, whoever goes has to say so first. */}
      {extras === undefined && (
        <a class="btn plain" href={addressOf({ page: 'start' })}>
          {say['menu.start']()}
        </a>
      )}
    </section>
  );
}
