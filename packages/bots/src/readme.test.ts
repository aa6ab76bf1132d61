// The example of the README is a file that runs, and its last line says what comes out.

import { expect, test } from 'vitest';
import { said } from '../examples/opening-lead';
import example from '../examples/opening-lead.ts?raw';
import readme from '../README.md?raw';

test('the README shows the example as it is', () => {
  expect(readme).toContain(`\`\`\`ts\n${example}\`\`\``);
});

test('what the example says comes out', () => {
  const last = example.slice(example.lastIndexOf('//') + 2);
  expect(said).toEqual(JSON.parse(last));
});
