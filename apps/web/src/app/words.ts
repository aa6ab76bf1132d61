// Messages that are fetched only by the screens that need them.

import { loadMessages, type Namespace, type Namespaces, type Variant, variantFor } from '@minibridge/messages';
import { useEffect, useState } from 'preact/hooks';
import { registerOf, type Settings } from '../settings/settings';
import { useApp } from './app-state';
import { untilHere } from './until-here';

/** The catalogue in force for these settings. */
export function variantOf(settings: Settings): Variant {
  return variantFor(settings.language, registerOf(settings));
}

/** What has been fetched already. */
const fetched: { readonly [N in Namespace]: Map<Variant, Namespaces[N]> } = {
  table: new Map(),
  setup: new Map(),
  rules: new Map(),
  lesson: new Map(),
  reason: new Map(),
  hint: new Map(),
  review: new Map(),
  score: new Map(),
  live: new Map(),
};

async function fetchMessages<N extends Namespace>(variant: Variant, namespace: N): Promise<Namespaces[N]> {
  const messages = await loadMessages(variant, namespace);
  fetched[namespace].set(variant, messages);
  return messages;
}

/** The messages of `namespace`; absent for the moment in which they are fetched for the first time. */
export function useMessages<N extends Namespace>(namespace: N): Namespaces[N] | undefined {
  const variant = variantOf(useApp().settings);
  const [, setArrived] = useState<Variant>();
  const here = fetched[namespace].get(variant);
  useEffect(() => {
    if (here) return;
    return untilHere(() => fetchMessages(variant, namespace), { onHere: () => setArrived(variant) });
  }, [variant, namespace, here]);
  return here;
}
