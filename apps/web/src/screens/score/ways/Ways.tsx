// The deal the other way, played by bots: fetched when somebody asks for it.

import { useState } from 'preact/hooks';
import { lazy } from '../../../app/lazy';
import { useMessages } from '../../../app/words';
import { Button } from '../../../pieces/Button';
import type { PartProps } from '../props';

const WaysDialog = lazy(async () => (await import('./WaysDialog')).WaysDialog, 'nothing');

export function Ways(part: Pick<PartProps, 'board' | 'words' | 'you'>) {
  const review = useMessages('review');
  const [isOpen, setOpen] = useState(false);
  if (!review) return null;
  return (
    <>
      <Button icon="bot" onPress={() => setOpen(true)}>
        {review['ways-title']()}
      </Button>
      {isOpen && <WaysDialog {...part} review={review} onClose={() => setOpen(false)} />}
    </>
  );
}
