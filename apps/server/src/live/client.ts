// Somebody at the other end of a connection, as a table sees it.

import type { PersonId } from '../people/event.ts';

export type Client = {
  /** One message; a slow reader is cut off by the connection itself. */
  readonly send: (text: string) => void;
  /** Who it is: at once for whom that is known. A session begins with the first thing that needs one. */
  readonly person: () => PersonId | Promise<PersonId>;
};
