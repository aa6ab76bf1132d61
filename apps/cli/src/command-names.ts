// The commands, in the order in which help lists them.

export const COMMAND_NAMES = [
  'rules',
  'deal',
  'declarer',
  'score',
  'play',
  'match',
  'hint',
  'solve',
  'par',
  'help',
] as const;
