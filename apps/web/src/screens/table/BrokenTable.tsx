// If a screen of the table breaks, the match is still kept: say so, and offer to load the page again.

import type { TableMessages } from '@minibridge/messages';
import { Component, type ComponentChildren } from 'preact';
import { addressOf } from '../../app/route';
import { Button } from '../../pieces/Button';

type Props = { readonly say: TableMessages; readonly children: ComponentChildren };

export class BrokenTable extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false };

  static override getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true };
  }

  override render({ say, children }: Props) {
    if (!this.state.broken) return children;
    return (
      <main class="screen paper broken-table" role="alert">
        <h1>{say['broken.title']()}</h1>
        <p>{say['broken.note']()}</p>
        <Button kind="main" icon="replay" onPress={() => location.reload()}>
          {say['broken.reload']()}
        </Button>
        <a class="btn plain" href={addressOf({ page: 'start' })}>
          {say['broken.start']()}
        </a>
      </main>
    );
  }
}
