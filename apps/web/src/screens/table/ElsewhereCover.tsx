// Another window plays the match: here it stands still until somebody takes it over.

import type { TableMessages } from '@minibridge/messages';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../pieces/Button';
import { Icon } from '../../pieces/Icon';

type ElsewhereCoverProps = { readonly say: TableMessages; readonly onTakeOver: () => void };

export function ElsewhereCover({ say, onTakeOver }: ElsewhereCoverProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = say['elsewhere.title']();
    // Not the button: whoever was about to play a card must not take over by the same key.
    heading.current?.focus();
  }, [say]);
  return (
    <main class="pause-cover felt">
      <Icon name="cards" />
      <h1 ref={heading} tabIndex={-1}>
        {say['elsewhere.title']()}
      </h1>
      <p>{say['elsewhere.note']()}</p>
      <Button kind="main" icon="play" onPress={onTakeOver}>
        {say['elsewhere.here']()}
      </Button>
    </main>
  );
}
