// The example of the README is a file that runs, and its last line says what comes out.

import { expect, test } from 'vitest';
import example from '../examples/whole-board.ts?raw';
import readme from '../README.md?raw';

test('the README shows the example as it is', () => {
  expect(readme).toContain(`\`\`\`ts\n${example}\`\`\``);
});

test('what the example says comes out', async () => {
  const { scores } = await import('../examples/whole-board');
  const said = example.slice(example.lastIndexOf('//') + 2);
  expect(scores).toEqual(JSON.parse(said));
});
