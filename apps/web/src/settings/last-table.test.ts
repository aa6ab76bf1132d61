import { codeInGroups } from '@minibridge/protocol';
import { expect, test } from 'vitest';
import { lastTableText } from './last-table';

test('a code is read on the start page as everywhere else', () =>
  expect(lastTableText('KMTPQR')).toBe(codeInGroups('table', 'KMTPQR')));
