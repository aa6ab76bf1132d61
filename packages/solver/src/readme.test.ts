// The example of the README is a file that runs, and its last line says what comes out.

import { expect, test } from 'vitest';
import example from '../examples/twenty-results.ts?raw';
import readme from '../README.md?raw';

test('the README shows the example as it is', () => {
  expect(readme).toContain(`\`\`\`ts\n${example}\`\`\``);
});

test('what the example says comes out', async () => {
  const { south } = await import('../examples/twenty-results');
  const said = example.slice(example.lastIndexOf('//') + 2);
  expect(south).toEqual(JSON.parse(said));
});
