import { parseCode } from '@minibridge/protocol';
import { describe, expect, test } from 'vitest';
import { codeInText } from './code-in-text';

describe('the table is found in what was pasted', () => {
  test.each([
    'KMTPQR',
    'kmt pqr',
    'kmt-pqr',
    ' KMT–PQR ',
    'https://minibridge.example/#/live/KMTPQR',
    'https://minibridge.example/live/KMTPQR',
    'http://localhost:3000/#/live/kmtpqr/deals',
    'minibridge.example/#/live/KMTPQR?from=mail',
    'https://minibridge.example/#/live/KMT%20PQR',
    'Come and play minibridge with me. Code: KMT PQR',
    'Spiel mit mir Minibridge. Code: KMT PQR https://minibridge.example/#/live/KMTPQR',
    'HTTPS://MINIBRIDGE.EXAMPLE/#/LIVE/KMTPQR',
  ])('%s', (text) => {
    expect(parseCode('table', codeInText(text))).toEqual({ ok: true, value: 'KMTPQR' });
  });
});

test('what cannot be decoded is left as it is', () => {
  expect(codeInText('https://minibridge.example/#/live/%E0%A4%A')).toBe('%E0%A4%A');
});
