// The named rule sets, each with a line that says what is special about it.

import { PRESET_IDS } from '@minibridge/bridge';
import type { SetupMessages } from '@minibridge/messages';
import { Tiles } from '../../pieces/Tiles';
import { type Choice, withPreset } from '../../settings/choice';
import { presetName, presetNote } from './preset-words';

export type ChoiceProps = {
  readonly words: SetupMessages;
  readonly choice: Choice;
  readonly onChange: (choice: Choice) => void;
};

export function RuleSetTiles({ words, choice, onChange }: ChoiceProps) {
  const tiles = PRESET_IDS.map((id) => ({ value: id, title: presetName(words, id), note: presetNote(words, id) }));
  return (
    <Tiles
      label={words['new.rules']()}
      tiles={tiles}
      value={choice.base}
      onChange={(id) => onChange(withPreset(choice, id))}
    />
  );
}
