// What the parts of the settings are given.

import type { SetupMessages } from '@minibridge/messages';

export type SettingsProps = { readonly words: SetupMessages };
