// What the parts of the score are given.

import type { Finished, Seat } from '@minibridge/bridge';
import type { ScoreMessages } from '@minibridge/messages';
import type { HostView } from '../../host/ledger';
import type { TableHost } from '../../host/local-host';

export type ScoreProps = { readonly host: TableHost; readonly view: HostView };

/** Once the words are here and the board is played. */
export type PartProps = ScoreProps & {
  readonly board: Finished;
  readonly words: ScoreMessages;
  /** Whom sentences call "you"; absent: the reader has not played this deal. */
  readonly you: Seat | undefined;
};
