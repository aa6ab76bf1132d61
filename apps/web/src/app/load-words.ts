// The words that every screen needs, in the chosen language and register.

import { loadMessages, type TableMessages } from '@minibridge/messages';
import type { Settings } from '../settings/settings';
import { variantOf } from './words';

export function loadWords(settings: Settings): Promise<TableMessages> {
  return loadMessages(variantOf(settings), 'table');
}
