// How well the bots play.

import { BOT_LEVELS } from '@minibridge/table';
import { Tiles } from '../../pieces/Tiles';
import { levelName, levelNote } from './level-words';
import type { ChoiceProps } from './RuleSetTiles';

export function BotChoice({ words, choice, onChange }: ChoiceProps) {
  const levels = BOT_LEVELS.map((level) => ({
    value: String(level),
    title: levelName(words, level),
    note: levelNote(words, level),
  }));
  const change = (value: string): void => {
    const botLevel = BOT_LEVELS.find((level) => String(level) === value);
    if (botLevel) onChange({ ...choice, botLevel });
  };
  return (
    <section class="sheet scale">
      <h2>{words['bots.title']()}</h2>
      <Tiles label={words['bots.title']()} tiles={levels} value={String(choice.botLevel)} onChange={change} />
    </section>
  );
}
