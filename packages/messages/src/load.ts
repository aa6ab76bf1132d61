/** Messages are fetched a namespace at a time, in one variant: a bundler makes each a chunk of its own. */
import type { Namespaces, Variant } from '../generated/keys.js';
import { loaders } from '../generated/loaders.js';

export type Namespace = keyof Namespaces;

/** The messages of one namespace, ready to call: `messages['score.total']({ points: 420 })`. */
export async function loadMessages<N extends Namespace>(variant: Variant, namespace: N): Promise<Namespaces[N]> {
  const { messages } = await loaders[namespace][variant]();
  return messages;
}
