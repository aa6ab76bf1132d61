// What a bot decides: an action and the reason for it, recorded when the choice is made and never invented afterwards.

import type { Action } from '@minibridge/bridge';
import type { Reason } from './reasons';

export type Decision = { readonly action: Action; readonly reason: Reason };
