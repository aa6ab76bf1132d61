// How it stands with the line, in words.

import type { LiveMessages } from '@minibridge/messages';
import type { LineState } from '../../../live/line';

/** `known`: something of the server has been seen before. */
export function lineText(words: LiveMessages, line: LineState, known: boolean): string {
  switch (line.is) {
    case 'connecting':
      return words['line.connecting']();
    case 'up':
    case 'elsewhere':
      return words['line.up']();
    case 'reload':
      return words['line.reload']();
    case 'again':
      if (!known) return words['line.never']();
      return line.why === 'restart' ? words['line.restart']() : words['line.cut']();
  }
}
