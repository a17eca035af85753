import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { facts } from '#content/documents/facts.ts';
import { openWebsite } from '#content/website/website.ts';
import { servePages } from '#server/http/site/pages.ts';
import { openBuiltSite } from '#server/site/built-site.ts';
import { temporaryFolder } from '../../tests/support/app/temporary-folder.ts';
import { SECURITY_TEXT_PATH, securityText } from './security-text.ts';

const now = new Date('2026-11-21T09:00:00Z');
const siteOf = (security_email: string) =>
  openWebsite({
    locale: 'en',
    values: new Map([['facts', { ...facts.defaults.en, security_email }]]),
  });

test('the file has the contact for vulnerability reports, in the standard format', async () => {
  const folder = temporaryFolder();
  const file = join(folder, SECURITY_TEXT_PATH);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, securityText(siteOf('faults@trust.example.in'), now) ?? '');
  const site = openBuiltSite(folder, new Map([['origin', 'https://trust.example']]));
  const app = Fastify();
  servePages(app, site.files);
  const { headers, body } = await app.inject('/.well-known/security.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body.split('\n')).toEqual([
    'Contact: mailto:faults@trust.example.in',
    'Expires: 2027-11-16T09:00:00.000Z',
    'Preferred-Languages: en, hi',
    'Canonical: https://trust.example/.well-known/security.txt',
    '',
  ]);
  await app.close();
});

test('with a placeholder address there is no contact', () => {
  expect(securityText(siteOf('security@adhyay.example'), now)).toBeUndefined();
});
