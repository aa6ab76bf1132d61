// deploy/nginx.conf is what nginx takes, as it stands and with https; then it sends on whoever comes without.

import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../testing/free-port.ts';

const EXAMPLE = readFileSync(fileURLToPath(new URL('../../../../deploy/nginx.conf', import.meta.url)), 'utf8');
const isThere = (program: string): boolean => spawnSync(program, ['-v']).error === undefined;

type Ports = { readonly http: number; readonly https: number };

/** With the lines for https, as the comment there says. */
function withHttps(text: string): string {
  return text.replaceAll('#https ', '').replace(/^.*# without https\n/m, '');
}

/** The example where it is tried: names, ports and files of this machine. */
function here(text: string, { http, https }: Ports, folder: string): string {
  const settings = ['daemon off;', `pid ${folder}/pid;`, `error_log ${folder}/error.log;`].join('\n');
  return `${settings}\n${text}`
    .replaceAll(/app-[12]:3000/g, '127.0.0.1:9')
    .replaceAll('listen 80;', `listen 127.0.0.1:${http};`)
    .replaceAll('listen 443 ssl;', `listen 127.0.0.1:${https} ssl;`)
    .replaceAll('/etc/nginx/', `${folder}/`)
    .replaceAll('/dev/stdout', `${folder}/access.log`);
}

async function tried(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')];
  const certificate = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '1',
    '-subj',
    '/CN=localhost',
    ...files,
  ];
  execFileSync('openssl', certificate, { stdio: 'ignore' });
  const ports = { http: await freePort(), https: await freePort() };
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, here(text, ports, folder));
  return { ...ports, file };
}

test('the lines for https leave nothing of the other way', () => {
  expect(withHttps(EXAMPLE)).toContain('return 301 https://$host$request_uri;');
  expect(withHttps(EXAMPLE)).not.toMatch(/#https|without https\n/);
  expect(EXAMPLE.match(/^ +listen /gm)).toHaveLength(1);
  expect(withHttps(EXAMPLE).match(/^ +listen /gm)).toHaveLength(2);
});

describe.skipIf(!isThere('nginx') || !isThere('openssl'))('nginx', () => {
  test.each([
    ['as it stands', EXAMPLE],
    ['with https', withHttps(EXAMPLE)],
  ])('takes it %s', async (_, text) => {
    const { file } = await tried(text);
    const { status, stderr } = spawnSync('nginx', ['-t', '-q', '-c', file], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
  });

  test('sends on whoever comes without https', async () => {
    const { file, http } = await tried(withHttps(EXAMPLE));
    const nginx = spawn('nginx', ['-c', file], { stdio: 'ignore' });
    onTestFinished(() => void nginx.kill('SIGTERM'));
    const asked = () => fetch(`http://127.0.0.1:${http}/live?x=1`, { redirect: 'manual' }).catch(() => undefined);
    let answer = await asked();
    for (let tries = 0; answer === undefined && tries < 200; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      answer = await asked();
    }
    expect([answer?.status, answer?.headers.get('location')]).toEqual([301, 'https://127.0.0.1/live?x=1']);
  });
});
