// What is said beside the result while it is being made: only to people who watch.

import type { Aside } from '../command';
import { JSON_OPTION } from '../reading/options';

/** Where the result goes, and where what is beside it. */
type Outputs = {
  readonly stdout: { readonly isTTY?: boolean };
  readonly stderr: { readonly isTTY?: boolean; readonly write: (text: string) => unknown };
};

/** Silent unless standard error is a terminal, and silent beside JSON that goes into a pipe or a file. */
export function asideTo({ stdout, stderr }: Outputs, args: readonly string[]): Aside {
  const isForProgram = args.includes(`--${JSON_OPTION.name}`) && stdout.isTTY !== true;
  if (stderr.isTTY !== true || isForProgram) return () => undefined;
  return (sentence) => stderr.write(`minibridge: ${sentence}\n`);
}
