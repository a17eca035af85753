import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { servePages } from '#server/http/site/pages.ts';
import { readBuild } from '#server/http/site/static-files.ts';
import { temporaryFolder } from '../../tests/support/app/temporary-folder.ts';
import { writeSecurityText } from './security-text.ts';

const now = new Date('2026-11-21T09:00:00Z');

test('who finds a fault is told where to tell it, as the standard has it', async () => {
  const folder = temporaryFolder();
  writeSecurityText(folder, { text: 'faults@trust.example', placeholder: false }, now);
  const facts = { origin: 'https://trust.example', formAction: '/f/contact' };
  const app = Fastify();
  servePages(app, readBuild(folder, facts));
  const { headers, body } = await app.inject('/.well-known/security.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body.split('\n')).toEqual([
    'Contact: mailto:faults@trust.example',
    'Expires: 2027-11-16T09:00:00.000Z',
    'Preferred-Languages: en, hi',
    'Canonical: https://trust.example/.well-known/security.txt',
    '',
  ]);
  await app.close();
});

test('while the address is a placeholder nobody is sent to it', () => {
  const folder = temporaryFolder();
  writeSecurityText(folder, { text: 'faults@trust.example', placeholder: true }, now);
  expect(existsSync(join(folder, '.well-known'))).toBe(false);
});
