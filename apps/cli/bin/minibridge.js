#!/usr/bin/env node
/** The command: bundles its sources when the bundle no longer stands for them, then runs the bundle. */
import { pathToFileURL } from 'node:url';
import { BUNDLE, bundle, isFresh } from './bundle.js';

const problem = isFresh() ? undefined : await bundle();
if (problem === undefined) {
  await import(pathToFileURL(BUNDLE).href);
} else {
  process.stderr.write(`minibridge: ${problem}\n`);
  process.exitCode = 1;
}
