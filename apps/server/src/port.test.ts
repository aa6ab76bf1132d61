import { describe, expect, test } from 'vitest';
import { wantedPort } from './port.ts';

describe('--port goes before PORT, PORT before 3000', () => {
  test.each([
    ['', undefined, 3000],
    ['', '', 3000],
    ['', '8080', 8080],
    ['--port 4000', undefined, 4000],
    ['--port=4000', '8080', 4000],
    ['--port 4000 --port 5000', undefined, 5000],
    ['--port 65535', undefined, 65_535],
  ])('"%s", PORT=%s → %i', (args, PORT, port) => {
    expect(wantedPort(args.split(' '), { PORT })).toEqual({ ok: true, port });
  });
});

describe('a flag that npm took for its own still counts', () => {
  test.each([
    ['npm start --port=4000', [], '4000'],
    ['npm start --port 4000', ['4000'], 'true'],
  ])('%s', (_typed, args, npm_config_port) => {
    expect(wantedPort(args, { PORT: '8080', npm_config_port })).toEqual({ ok: true, port: 4000 });
  });
});

describe('a port that is none is named, with where it came from', () => {
  test.each([
    ['--port 0', undefined, '--port must be a whole number from 1 to 65535, not "0".'],
    ['--port 65536', undefined, '--port must be a whole number from 1 to 65535, not "65536".'],
    ['--port 8e3', undefined, '--port must be a whole number from 1 to 65535, not "8e3".'],
    ['--port', undefined, '--port must be a whole number from 1 to 65535, not "".'],
    ['--port=', '8080', '--port must be a whole number from 1 to 65535, not "".'],
    ['', 'http', 'PORT must be a whole number from 1 to 65535, not "http".'],
  ])('"%s", PORT=%s', (args, PORT, sentence) => {
    expect(wantedPort(args.split(' '), { PORT })).toEqual({ ok: false, sentence });
  });
});
