// Key rotation, as after a breach or a lost printout: every number is re-encrypted, the old keys decrypt
// nothing, and a kill at any moment loses no number.
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fingerprint } from '#server/vault/fingerprint.ts';
import { keyText, newKeys, readKeys } from '#server/vault/keys.ts';
import { ADMIN } from '../../support/app/api/admin.ts';
import { meera } from '../../support/app/api/people.ts';
import { ritusGift } from '../../support/app/donations.ts';
import { AADHAAR, aarav, sunita } from '../../support/app/entries/entries.ts';
import {
  type BackupEnvironment,
  DATABASES,
  openBackupEnvironment,
} from '../../support/database/backup-environment.ts';
import { encryptedValuesIn, readKeyFile } from '../../support/database/key-file.ts';
import { killAt } from '../../support/database/killed-at.ts';
import {
  CORRECTED,
  FIRST_KEY,
  first,
  openRotatedTrust,
  type RotatedTrust,
  VOTER,
} from '../../support/database/rotated-trust.ts';
import {
  adminToken,
  clientAt,
  type Program,
  request,
  startProgram,
} from '../../support/program/program.ts';

// Each test runs several commands.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

describe.each(DATABASES)('on %s', (database) => {
  let environment: BackupEnvironment;
  let trust: RotatedTrust;
  let before: RotatedTrust['backedUp'];

  /** The database does not matter to tests of key files. */
  const once = (title: string, body: () => Promise<void>) => {
    if (database === 'SQLite') test(title, body);
  };

  beforeAll(async () => {
    environment = openBackupEnvironment(database);
    trust = await openRotatedTrust(environment);
  });
  beforeEach(async () => {
    before = await trust.start();
  });
  afterAll(() => environment.close());

  once('the keys of another trust, or none, change nothing', async () => {
    const keys = readFileSync(trust.keyFile());
    for (const [spoil, sentence] of [
      [
        () => writeFileSync(trust.keyFile(), keyText(newKeys())),
        /keys do not belong to this database/,
      ],
      [() => rmSync(trust.keyFile()), /key file .* is missing/],
    ] as const) {
      spoil();
      const unchanged = await environment.digest();
      const { code, output } = await trust.run('change-keys');
      expect([code, output]).toEqual([1, expect.stringMatching(sentence)]);
      expect(await environment.digest()).toBe(unchanged);
    }
    writeFileSync(trust.keyFile(), keys, { mode: 0o600 });
  });

  once('with keys from the environment, the program starts only with the new ones', async () => {
    const DATA_KEYS = readFileSync(trust.keyFile(), 'utf8');
    rmSync(trust.keyFile());
    const changed = await trust.change({ DATA_KEYS });
    expect(changed.code, changed.output).toBe(0);
    const [line = ''] = /^\{"sealing".*$/m.exec(changed.output) ?? [];
    expect(`${line}\n`).toBe(keyText(readKeyFile(trust.keyFile('.new'))));
    await expect(trust.start({ DATA_KEYS })).rejects.toThrow(/DATA_KEYS has the keys from before/);
    expect(await trust.start({ DATA_KEYS: line })).toEqual(before);

    // A kill after the database has the new keys: the old line may exist nowhere else.
    rmSync(trust.keyFile('.new'));
    await trust.change({ ...killAt('before keys.[-0-9A-F]+'), DATA_KEYS: line });
    const after = readFileSync(trust.keyFile('.new'), 'utf8');
    await expect(trust.start({ DATA_KEYS: line })).rejects.toThrow(/The old line is kept in/);
    expect(keyText(readKeyFile(trust.earlierFile(readKeys(line, 'the line'))))).toBe(`${line}\n`);
    expect(await trust.start({ DATA_KEYS: after })).toEqual(before);

    // As on another machine, which has only the earlier files.
    rmSync(trust.keyFile('.new'));
    await expect(trust.start({ DATA_KEYS: line })).rejects.toThrow(/put those into DATA_KEYS/);
    writeFileSync(trust.keyFile(), line, { mode: 0o600 });
    const needed = fingerprint(readKeys(after, 'the line'));
    await expect(trust.start()).rejects.toThrow(
      new RegExp(`made new ones, ${needed}, and .*: bring those with import-keys`),
    );
    const typed = await trust.type(readKeys(after, 'the line'));
    expect(typed.code, typed.output).toBe(0);
    expect(keyText(readKeyFile(trust.earlierFile(readKeys(line, 'the line'))))).toBe(`${line}\n`);
    expect(await trust.start()).toEqual(before);
  });

  once(
    'the old printout is refused for a database with new keys, and the new one is accepted',
    async () => {
      const today = readKeyFile(trust.keyFile());
      rmSync(trust.keyFile());
      const old = await trust.type(trust.original);
      const which = `These are ${fingerprint(trust.original)}, and the database here needs others: ${fingerprint(today)}`;
      expect([old.code, old.output]).toEqual([1, expect.stringContaining(which)]);
      expect(existsSync(trust.keyFile())).toBe(false);
      expect((await trust.type(today)).output).toContain('They open the database that is here');
      expect(readKeyFile(trust.keyFile())).toEqual(today);
    },
  );

  test('an older backup is encrypted with today’s keys, once the old keys are available', async () => {
    const today = readKeyFile(trust.keyFile());
    rmSync(trust.earlierFile(trust.original));
    const refused = await trust.run('restore', [trust.backup]);
    const which = `encrypted with the keys ${fingerprint(trust.original)}, here are ${fingerprint(today)}`;
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining(which)]);
    expect(refused.output).toContain('run import-keys earlier, then restore again');
    expect((await trust.type(today, ['earlier'])).code).toBe(1);
    expect((await trust.type(trust.original, ['earlier'])).code).toBe(0);
    expect(readKeyFile(trust.earlierFile(trust.original))).toEqual(trust.original);
    expect(statSync(trust.earlierFile(trust.original)).mode & 0o777).toBe(0o600);
    const restored = await trust.run('restore', [trust.backup]);
    expect(restored.code, restored.output).toBe(0);
    expect(restored.output).toContain(`It was encrypted with ${fingerprint(trust.original)}; `);
    expect(restored.output).toContain(
      `now, ${fingerprint(today)}. Compare this fingerprint with the paper`,
    );
    const facts = "select value from metadata where name = 'earlier_keys'";
    expect(await environment.query(facts)).toEqual([{ value: fingerprint(trust.original) }]);
    expect(
      await environment.query("select value from metadata where name = 'fingerprint'"),
    ).toEqual([{ value: fingerprint(today) }]);
    expect(readKeyFile(trust.keyFile())).toEqual(today);
    expect(await trust.start()).toEqual(trust.backedUp);
  });

  test('the seals of the audit log hold with the new keys', async () => {
    expect((await trust.change()).code).toBe(0);
    const { code, output } = await trust.run('check-log');
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(/as it was sealed: [1-9]\d* events in [1-9]\d* seals/),
    ]);
  });

  test('every number can be decrypted and found, and none is left under the old keys', async () => {
    const old = readKeyFile(trust.keyFile());
    const traces = await encryptedValuesIn(environment.query);
    expect(traces.length).toBeGreaterThan(9);
    const changed = await trust.change();
    expect(changed.code, changed.output).toBe(0);
    const keys = readKeyFile(trust.keyFile());
    expect(changed.output).toContain(fingerprint(keys));
    expect(changed.output).toMatch(`open with those keys only,\n${fingerprint(old)}; earlier ones`);
    expect(changed.output).not.toContain(keys.encryption.toString('base64'));
    expect(readKeyFile(trust.earlierFile(old))).toEqual(old);
    for (const file of [trust.keyFile(), trust.earlierFile(old)])
      expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(fingerprint(keys)).not.toBe(fingerprint(old));
    expect(await trust.start()).toEqual(before);

    const stored = await storedNow();
    expect(stored).toContain(sunita.name);
    const numbers = [
      AADHAAR,
      CORRECTED,
      VOTER.other_document_no,
      aarav.other_document_no,
      ritusGift.id_number,
    ];
    for (const trace of [...traces, ...numbers]) expect(stored).not.toContain(trace);

    // Receipt numbers continue after every restore and key rotation of these tests.
    const app = await trust.openTrust();
    const next = await (await meera(app)).call('issueReceipt', { id: 2 });
    expect(next.body.data.receipt?.number).toBe('2026-27/0002');
    await app.close();

    const program = await startProgram(environment.variables);
    await expectAtWork(program);
    expect(await program.stop('SIGTERM')).toBe(0);
  });

  /** The database file, or all rows of its tables. */
  async function storedNow(): Promise<string> {
    if (database === 'SQLite')
      return readFileSync(join(environment.dataDir, 'adhyay.sqlite'), 'utf8');
    const tables = [
      'surveys',
      'survey_versions',
      'survey_keys',
      'donations',
      'enquiries',
      'metadata',
    ];
    const rows = await Promise.all(
      tables.map((table) => environment.query(`select * from ${table}`)),
    );
    return JSON.stringify(rows);
  }
});

async function expectAtWork({ address }: Program): Promise<void> {
  const token = await adminToken(address);
  const { call } = clientAt(address, token);
  const read = async () => (await call('readSurvey', { id: 1 })).body.data;
  expect(await read()).toMatchObject({ ...VOTER, aadhar_no: CORRECTED });
  const found = async (search: string, status = 'live') => {
    const { body } = await call('listSurveys', { query: { search, status } });
    return body.data.map(({ id }) => id);
  };
  expect(await found(CORRECTED)).toEqual([1]);
  expect(await found(VOTER.other_document_no)).toEqual([1]);
  expect(await found(aarav.other_document_no)).toEqual([2]);
  expect(await found(AADHAAR, 'deleted')).toEqual([3]);

  const create = (body: object) =>
    call('createSurvey', { body, headers: { 'idempotency-key': FIRST_KEY } });
  expect((await create(first)).body.data.id).toBe(1);
  for (const other of [{ aadhar_no: CORRECTED }, { volunteer_id: 2 }]) {
    expect((await create({ ...first, ...other })).problem.code).toBe('keyReused');
  }

  expect((await call('revertSurvey', { id: 1, body: { version: 1 } })).status).toBe(200);
  expect((await read()).aadhar_no).toBe(AADHAAR);
  const { body } = await call('readSurveyHistory', { id: 1 });
  const changed = body.data.map(({ changes }) => changes.map(({ field }) => field));
  expect(changed).toEqual([['aadhar_no'], ['aadhar_no'], []]);

  const wrong = { ...ADMIN, email: 'nobody@trust.example' };
  const answers = [];
  for (let time = 0; time < 7; time += 1) {
    answers.push((await request(address, 'signIn', { body: wrong })).status);
  }
  expect([answers[0], answers.at(-1)]).toEqual([401, 429]);
}
