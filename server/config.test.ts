import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test.each([
  '0.0.0.0/0',
  '::/0',
  '10.0.0.0/00',
  '10.0.0.0/8/9',
  '10.0.0.0/33',
  '10.0.0.0/',
  'proxy',
])('TRUST_PROXY=%s is refused by name', (range) => {
  expect(() => readConfig({ TRUST_PROXY: range })).toThrow(/TRUST_PROXY must be addresses or/);
});

test.each(['127.0.0.1', '10.0.0.0/8, fd00::/8', '::1', '0.0.0.0/1', 'fe80::1%eth0', '10.0.0.0/08'])(
  'TRUST_PROXY=%s is accepted, and the server starts',
  (ranges) => {
    const { trustProxy } = readConfig({ TRUST_PROXY: ranges });
    expect(() => Fastify({ trustProxy })).not.toThrow();
  },
);

test.each([
  'VOLUNTEER_SESSION_HOURS',
  'VOLUNTEER_IDLE_HOURS',
  'ADMIN_SESSION_HOURS',
  'ADMIN_IDLE_HOURS',
])('a duration set by %s is at most ten years', (variable) => {
  expect(() => readConfig({ [variable]: '9'.repeat(30) })).toThrow(`${variable} must be at most`);
  expect(() => readConfig({ [variable]: '87600' })).not.toThrow();
});

// tests/process/start/start.test.ts shows that the program ends with this sentence.
test.each([
  ['PORT', 'three'],
  ['DATABASE_URL', 'mysql://host/name'],
  ['PUBLIC_URL', 'trust.example'],
  ['ADMIN_EMAIL', 'meera'],
  ['LOGIN_RATE_LIMIT', '0'],
  ['DAILY_LIMIT_PER_ACCOUNT', '0'],
  ['PASSWORD_MIN_LENGTH', '4'],
  ['PASSWORD_REFUSE_COMMON', 'yes'],
  ['BACKUP_AT', '25:00'],
  ['LOG_LEVEL', 'verbose'],
])('a wrong %s is refused by name, with what it must be', (name, value) => {
  const sentence = new RegExp(`^The configuration is wrong: ${name} must be .*\\.$`);
  expect(() => readConfig({ [name]: value })).toThrow(sentence);
});
