// Messages that are fetched only by the screens that need them.

import { loadMessages, type Namespace, type Namespaces, type Variant, variantFor } from '@minibridge/messages';
import { useEffect, useState } from 'preact/hooks';
import { registerOf, type Settings } from '../settings/settings';
import { useApp } from './app-state';

/** The catalogue in force for these settings. */
export function variantOf(settings: Settings): Variant {
  return variantFor(settings.language, registerOf(settings));
}

/** The messages of `namespace`; absent for the moment in which they are fetched. */
export function useMessages<N extends Namespace>(namespace: N): Namespaces[N] | undefined {
  const variant = variantOf(useApp().settings);
  const [words, setWords] = useState<{ readonly variant: Variant; readonly messages: Namespaces[N] }>();
  useEffect(() => {
    let stale = false;
    const fetchWords = async (): Promise<void> => {
      const messages = await loadMessages(variant, namespace);
      if (!stale) setWords({ variant, messages });
    };
    void fetchWords();
    return () => {
      stale = true;
    };
  }, [variant, namespace]);
  return words?.variant === variant ? words.messages : undefined;
}
