// The row that stays in sight: look at the play again, and the one next step.

import { stageOf } from '@minibridge/table';
import { useApp } from '../../../app/app-state';
import { useStore } from '../../../app/store';
import { Button } from '../../../pieces/Button';
import { useExtras } from '../../table/extras';
import type { PartProps } from '../props';

function Main({ host, view, words }: PartProps) {
  const { waiting, backToMatch, go } = useApp();
  if (useStore(waiting))
    return (
      <Button kind="main" onPress={backToMatch}>
        {words['next.back']()}
      </Button>
    );
  if (stageOf(view.table) === 'over')
    return (
      <Button kind="main" onPress={() => go({ page: 'new' })}>
        {words['next.match']()}
      </Button>
    );
  return (
    <Button kind="main" onPress={() => host.next()}>
      {words['next.deal']()}
    </Button>
  );
}

export function NextStep(props: PartProps & { readonly onReplay: () => void }) {
  const extras = useExtras();
  return (
    <nav class="score-foot noprint" aria-label={props.words['next.label']()}>
      {extras?.ending ?? (
        <>
          <Button icon="replay" onPress={props.onReplay}>
            {props.words['next.replay']()}
          </Button>
          {extras?.next ?? <Main {...props} />}
        </>
      )}
    </nav>
  );
}
