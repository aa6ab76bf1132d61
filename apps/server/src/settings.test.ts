import { describe, expect, test } from 'vitest';
import { FIGURES, readSettings } from './settings.ts';
import { USUAL_LIVE } from './wire/live-service.ts';

test('without a word everything is as usual', () => {
  expect(readSettings([], {})).toEqual({
    ok: true,
    settings: { port: 3000, dataDir: './data', storeWindow: 2, retentionDays: 365, logLevel: 'info', live: USUAL_LIVE },
  });
});

test('what is said is taken', () => {
  const environment = {
    PORT: '8080',
    DATA_DIR: '/var/lib/minibridge',
    DATABASE_URL: 'postgres://me:secret@db/minibridge',
    NATS_URL: 'nats://bus:4222',
    ALLOWED_ORIGINS: 'https://bridge.example, https://club.example',
    TRUSTED_PROXIES: '1',
    RETENTION_DAYS: '0',
    BOT_THREADS: '8',
    METRICS_PORT: '9464',
    LOG_LEVEL: 'warn',
    LIMIT_COMMANDS: '1200',
    LIMIT_TABLES: '3',
  };
  const read = readSettings([], environment);
  expect(read).toMatchObject({
    ok: true,
    settings: {
      port: 8080,
      dataDir: '/var/lib/minibridge',
      databaseUrl: 'postgres://me:secret@db/minibridge',
      natsUrl: 'nats://bus:4222',
      retentionDays: 0,
      botThreads: 8,
      metrics: { host: '127.0.0.1', port: 9464 },
      logLevel: 'warn',
      live: {
        allowedOrigins: ['https://bridge.example', 'https://club.example'],
        proxies: 1,
        limits: { commands: { burst: 120, perMinute: 1200 }, tables: { burst: 3, perMinute: 0.05 } },
      },
    },
  });
});

describe('what is wrong is named in a sentence', () => {
  test.each([
    ['PORT', '0', 'PORT must be a whole number from 1 to 65535, not "0".'],
    ['RETENTION_DAYS', '1e3', 'RETENTION_DAYS must be a whole number from 0 to 36500, not "1e3".'],
    ['LIMIT_GUESSES', '-1', 'LIMIT_GUESSES must be a whole number from 1 to 10000, not "-1".'],
    [
      'ALLOWED_ORIGINS',
      'bridge.example',
      'ALLOWED_ORIGINS must be origins such as https://bridge.example, not "bridge.example".',
    ],
    [
      'DATABASE_URL',
      'mysql://me:secret@db',
      'DATABASE_URL must be an address that begins with postgres:// or postgresql://.',
    ],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be info, warn, error, not "loud".'],
    ['NATS_URL', 'bus', 'NATS_URL must be an address that begins with nats:// or tls://.'],
  ])('%s=%s', (name, text, sentence) => {
    expect(readSettings([], { [name]: text })).toEqual({ ok: false, sentence });
  });

  test('all of them at once', () => {
    const read = readSettings([], { PORT: 'x', LIMIT_TABLES: 'many' });
    expect(read.ok ? '' : read.sentence.split('\n')).toHaveLength(2);
  });
});

test.each(Object.entries(FIGURES))('%s: the usual value is allowed', (_, { usual, least, most }) => {
  expect(usual).toBeGreaterThanOrEqual(least);
  expect(usual).toBeLessThanOrEqual(most);
});
