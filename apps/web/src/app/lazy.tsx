// Screens that are fetched when somebody goes there, so that the table comes first.

import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { untilHere } from './until-here';

/** `ahead` fetches the screen before anybody goes there; when that fails, going there tries again. */
type Lazy<P> = FunctionComponent<P> & { readonly ahead: () => Promise<void> };

/** What stands there until the screen is here: an empty page, or nothing for parts of a page such as dialogs. */
type Meanwhile = 'page' | 'nothing';

/** A page without itself says nothing: after so many attempts the error screen says it. */
const ATTEMPTS = 3;

/**
 * A screen that draws itself once `load` has brought it. What a network that was gone for a moment did not bring is asked
 * for again: a part of a page until it is here, a page a few times, and then its failure is thrown to the error screen.
 */
export function lazy<P extends object>(
  load: () => Promise<FunctionComponent<P>>,
  meanwhile: Meanwhile = 'page',
): Lazy<P> {
  let Screen: FunctionComponent<P> | undefined;
  function LazyScreen(props: P) {
    const [failure, setFailure] = useState<unknown>();
    const [, redraw] = useState(Screen !== undefined);
    useEffect(() => {
      // It may have come between the first drawing and this moment.
      if (Screen !== undefined) return redraw(true);
      const onHere = (loaded: FunctionComponent<P>): void => {
        Screen = loaded;
        redraw(true);
      };
      const givenUp = meanwhile === 'page' ? { attempts: ATTEMPTS, on: setFailure } : undefined;
      return untilHere(load, { onHere, ...(givenUp && { givenUp }) });
    }, []);
    if (failure !== undefined) throw failure;
    if (Screen !== undefined) return <Screen {...props} />;
    return meanwhile === 'page' ? <main aria-busy="true" /> : null;
  }
  const ahead = async (): Promise<void> => {
    Screen = await load().catch(() => undefined);
  };
  return Object.assign(LazyScreen, { ahead });
}
