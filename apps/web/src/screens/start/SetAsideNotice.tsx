// A kept match that cannot be read was set aside: says so and hands it over as a file.

import type { TableMessages } from '@minibridge/messages';
import { useApp } from '../../app/app-state';
import type { SavedProblem, SetAside } from '../../host/saved-match';
import { Button } from '../../pieces/Button';
import { Notice } from './Notice';

function problemText(say: TableMessages, problem: SavedProblem): string {
  switch (problem) {
    case 'foreign':
      return say['start.saved-foreign']();
    case 'newer':
      return say['start.saved-newer']();
    case 'damaged':
      return say['start.saved-damaged']();
  }
}

/** Saves `text` as a file of the reader's. */
function download(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'minibridge-match.json';
  link.click();
  URL.revokeObjectURL(url);
}

export function SetAsideNotice({ problem, text }: SetAside) {
  const { say, dismissSavedProblem } = useApp();
  return (
    <Notice text={problemText(say, problem)}>
      <Button icon="download" onPress={() => download(text)}>
        {say['start.saved-download']()}
      </Button>
      <Button kind="plain" onPress={dismissSavedProblem}>
        {say['start.saved-dismiss']()}
      </Button>
    </Notice>
  );
}
