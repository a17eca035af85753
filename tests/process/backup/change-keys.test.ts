// Key rotation, as after a breach or a lost printout: every number is re-encrypted, the old keys decrypt
// nothing, and a kill at any moment loses no number.
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sealEvents } from '#server/audit-log/seals/seal-log.ts';
import { type KeyRing, keyText, newKeys, readKeys } from '#server/vault/keys.ts';
import { fingerprint, formatPaperKeys } from '#server/vault/paper-keys.ts';
import { ADMIN } from '../../support/app/admin.ts';
import { documentsOfTrust, ritusGift } from '../../support/app/donations.ts';
import { AADHAAR, aarav, sunita } from '../../support/app/entries.ts';
import { meera } from '../../support/app/people.ts';
import { openTestApp } from '../../support/app/test-app.ts';
import { submitEnquiry } from '../../support/app/visitors.ts';
import {
  type BackupEnvironment,
  DATABASES,
  openBackupEnvironment,
} from '../../support/database/backup-environment.ts';
import {
  decryptedNumbers,
  encryptedValuesIn,
  readKeyFile,
} from '../../support/database/key-file.ts';
import { killAt } from '../../support/database/killed-at.ts';
import { runCommand } from '../../support/program/command.ts';
import { adminToken, type Program, request, startProgram } from '../../support/program/program.ts';

// Each test runs several commands.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const VOTER = { other_document_type: 'voter_id', other_document_no: 'MHX0012345' };
const CORRECTED = '041288309876';
const receiptRequest = {
  ...{ name: 'Ritu Malhotra', email: 'ritu@home.example', address: 'Pune', amount: '500' },
  ...{ received_on: '2026-06-12', mode: 'UPI', reference: '77', pan: ritusGift.id_number },
};
const key = randomUUID();
const first = { ...sunita, ...VOTER, volunteer_id: 1 };

describe.each(DATABASES)('on %s', (database) => {
  let place: BackupEnvironment;
  let original: KeyRing;
  let backup: string;
  let backedUp: Awaited<ReturnType<typeof decryptedNumbers>>;
  let before: typeof backedUp;
  const run = (name: string, args: string[] = [], variables = {}) =>
    runCommand(name, { variables: { ...place.variables, ...variables }, args });
  const type = (keys: KeyRing, args: string[] = []) =>
    runCommand('import-keys', {
      variables: place.variables,
      args,
      input: formatPaperKeys(keys).join('\n'),
    });
  const start = (variables = {}) => decryptedNumbers({ ...place.variables, ...variables });
  const keyFile = (end = '') => join(place.dataDir, `keys${end}`);
  const earlierFile = (keys: KeyRing) => keyFile(`.${fingerprint(keys).replaceAll(' ', '-')}`);
  /** Backups are named by the second, and two rotations may come within one. */
  const change = (variables = {}) => {
    rmSync(join(place.dataDir, 'backups'), { recursive: true, force: true });
    return run('change-keys', [], variables);
  };

  /** As a kill before the last step leaves it: the database has the keys of keys.new. @returns those */
  const cutOff = () => {
    const next = readKeyFile(keyFile());
    writeFileSync(keyFile('.new'), keyText(next), { mode: 0o600 });
    writeFileSync(keyFile(), keyText(original));
    return next;
  };

  /** For tests of key files, where the database does not matter. */
  const once = (title: string, body: () => Promise<void>) => {
    if (database === 'SQLite') test(title, body);
  };

  const openTrust = () => openTestApp(place.variables, { documents: documentsOfTrust });

  /** Sunita, whose number was corrected, a child with another document, a deleted entry, two donations and a request for a receipt. */
  beforeAll(async () => {
    place = openBackupEnvironment(database);
    const testApp = await openTrust();
    const admin = await meera(testApp);
    const headers = { 'idempotency-key': key };
    await admin.call('createSurvey', { body: first, headers });
    await admin.call('updateSurvey', { id: 1, body: { ...first, aadhar_no: CORRECTED } });
    await admin.call('createSurvey', { body: { ...aarav, volunteer_id: 1 } });
    await admin.call('createSurvey', { body: { ...sunita, volunteer_id: 1 } });
    await admin.call('deleteSurvey', { id: 3 });
    for (const _ of [1, 2]) await admin.call('createDonation', { body: ritusGift });
    await admin.call('issueReceipt', { id: 1 });
    await submitEnquiry(testApp, receiptRequest, { path: '/f/receipt' });
    const running = await change();
    expect([running.code, running.output]).toEqual([
      1,
      expect.stringMatching(/^(The|A) program is running on .*stop/),
    ]);
    await sealEvents(testApp.ctx);
    await testApp.close();
    original = readKeyFile(keyFile());
    backup = join(place.dataDir, 'original.tar.zst');
    const sealedWith = `encrypted with the keys ${fingerprint(original)}.`;
    expect((await run('backup', [backup])).output).toContain(sealedWith);
    backedUp = await start();
    expect(backedUp).toContainEqual([1, 1, AADHAAR, VOTER.other_document_no]);
    expect(backedUp).toHaveLength(3 + 5 + 2 + 1);

    expect((await change(killAt('before /keys'))).code).toBe(null);
    expect(readKeyFile(keyFile())).toEqual(original);
    expect(readKeyFile(earlierFile(original))).toEqual(original);
    const next = readKeyFile(keyFile('.new'));
    expect(await start()).toEqual(backedUp);
    expect(readKeyFile(keyFile())).toEqual(next);
  });
  beforeEach(async () => {
    before = await start();
  });
  afterAll(() => place.close());

  once('the keys of another trust, or none, change nothing', async () => {
    const keys = readFileSync(keyFile());
    for (const [spoil, sentence] of [
      [() => writeFileSync(keyFile(), keyText(newKeys())), /keys do not belong to this database/],
      [() => rmSync(keyFile()), /key file .* is missing/],
    ] as const) {
      spoil();
      const unchanged = await place.digest();
      const { code, output } = await run('change-keys');
      expect([code, output]).toEqual([1, expect.stringMatching(sentence)]);
      expect(await place.digest()).toBe(unchanged);
    }
    writeFileSync(keyFile(), keys, { mode: 0o600 });
  });

  test.each([
    ['after writing the new keys', 'after keys.new', false],
    ['after changing the database', 'before keys.[-0-9A-F]+', true],
  ])('killed %s, the program starts with every number', async (_when, moment, isChanged) => {
    const old = readKeyFile(keyFile());
    rmSync(keyFile('.new'), { force: true });
    expect((await change(killAt(moment))).code).toBe(null);
    const next = readKeyFile(keyFile('.new'));
    expect(readKeyFile(keyFile())).toEqual(old);
    expect(await start()).toEqual(before);
    expect(readKeyFile(keyFile())).toEqual(isChanged ? next : old);
    if (isChanged) expect(readKeyFile(earlierFile(old))).toEqual(old);
  });

  test('killed at the last step, the program starts with every number', async () => {
    const next = cutOff();
    expect(await start()).toEqual(before);
    expect(readKeyFile(keyFile())).toEqual(next);
  });

  once(
    'an interrupted rotation is completed before keys are printed or changed again',
    async () => {
      const next = cutOff();
      const printed = (await run('export-keys')).output;
      const ended = `was cut off, and is at its end now: the keys are ${fingerprint(next)};`;
      expect(printed).toContain(ended);
      expect(printed).toContain(`Fingerprint  ${fingerprint(next)}`);
      expect((await run('export-keys')).output).not.toContain('cut off');
      cutOff();
      const again = await change();
      expect([again.code, again.output]).toEqual([1, expect.stringContaining(fingerprint(next))]);
      expect(readKeyFile(keyFile())).toEqual(next);
    },
  );

  once('a start that completes a rotation reports the valid keys', async () => {
    const next = cutOff();
    const program = await startProgram(place.variables);
    expect(program.output()).toContain(`the keys are ${fingerprint(next)}; print them`);
    expect(await program.stop('SIGTERM')).toBe(0);
  });

  once(
    'the keys of a failed rotation are set aside, and their printout says that they are the old ones',
    async () => {
      await change(killAt('after keys.new'));
      const left = readKeyFile(keyFile('.new'));
      const printed = (await run('export-keys')).output;
      const still = fingerprint(readKeyFile(keyFile()));
      expect(printed).toContain(
        `before it changed anything: these are still the keys of before, ${still}.`,
      );
      expect(printed).toContain(`Fingerprint  ${still}`);
      expect((await change()).code).toBe(0);
      expect(readKeyFile(earlierFile(left))).toEqual(left);
    },
  );

  once('an interrupted rotation is completed before a backup or a restore', async () => {
    for (const finish of [
      () => run('backup', [join(place.dataDir, 'since.tar.zst')]),
      () => run('restore', [backup]),
    ]) {
      const next = cutOff();
      rmSync(earlierFile(original));
      const { code, output } = await finish();
      expect([code, output]).toEqual([0, expect.not.stringContaining('do not open')]);
      expect(readKeyFile(keyFile())).toEqual(next);
    }
    expect(await start()).toEqual(backedUp);
  });

  once('with keys from the environment, the program starts only with the new ones', async () => {
    const DATA_KEYS = readFileSync(keyFile(), 'utf8');
    rmSync(keyFile());
    const changed = await change({ DATA_KEYS });
    expect(changed.code, changed.output).toBe(0);
    const [line = ''] = /^\{"sealing".*$/m.exec(changed.output) ?? [];
    expect(`${line}\n`).toBe(keyText(readKeyFile(keyFile('.new'))));
    await expect(start({ DATA_KEYS })).rejects.toThrow(/DATA_KEYS has the keys of before/);
    expect(await start({ DATA_KEYS: line })).toEqual(before);

    // A kill after the database has the new keys: the old line may exist nowhere else.
    rmSync(keyFile('.new'));
    await change({ ...killAt('before keys.[-0-9A-F]+'), DATA_KEYS: line });
    const after = readFileSync(keyFile('.new'), 'utf8');
    await expect(start({ DATA_KEYS: line })).rejects.toThrow(/The old line is kept in/);
    expect(keyText(readKeyFile(earlierFile(readKeys(line, 'the line'))))).toBe(`${line}\n`);
    expect(await start({ DATA_KEYS: after })).toEqual(before);

    // As on another machine, which has only the earlier files.
    rmSync(keyFile('.new'));
    await expect(start({ DATA_KEYS: line })).rejects.toThrow(/put those into DATA_KEYS/);
    writeFileSync(keyFile(), line, { mode: 0o600 });
    const needed = fingerprint(readKeys(after, 'the line'));
    await expect(start()).rejects.toThrow(
      new RegExp(`made new ones, ${needed}, and .*: bring those with import-keys`),
    );
    const typed = await type(readKeys(after, 'the line'));
    expect(typed.code, typed.output).toBe(0);
    expect(keyText(readKeyFile(earlierFile(readKeys(line, 'the line'))))).toBe(`${line}\n`);
    expect(await start()).toEqual(before);
  });

  once(
    'the old printout is refused for a database with new keys, and the new one is accepted',
    async () => {
      const today = readKeyFile(keyFile());
      rmSync(keyFile());
      const old = await type(original);
      const which = `These are ${fingerprint(original)}, and the database here needs others: ${fingerprint(today)}`;
      expect([old.code, old.output]).toEqual([1, expect.stringContaining(which)]);
      expect(existsSync(keyFile())).toBe(false);
      expect((await type(today)).output).toContain('They open the database that is here');
      expect(readKeyFile(keyFile())).toEqual(today);
    },
  );

  test('an older backup is encrypted with today’s keys, once the old keys are available', async () => {
    const today = readKeyFile(keyFile());
    rmSync(earlierFile(original));
    const refused = await run('restore', [backup]);
    const which = `encrypted with the keys ${fingerprint(original)}, here are ${fingerprint(today)}`;
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining(which)]);
    expect(refused.output).toContain('run import-keys earlier, then restore again');
    expect((await type(today, ['earlier'])).code).toBe(1);
    expect((await type(original, ['earlier'])).code).toBe(0);
    expect(readKeyFile(earlierFile(original))).toEqual(original);
    expect(statSync(earlierFile(original)).mode & 0o777).toBe(0o600);
    const restored = await run('restore', [backup]);
    expect(restored.code, restored.output).toBe(0);
    expect(restored.output).toContain(`It was encrypted with ${fingerprint(original)}; `);
    expect(restored.output).toContain(`now, ${fingerprint(today)}. Compare that with the paper`);
    const facts = "select value from metadata where name = 'earlier_keys'";
    expect(await place.query(facts)).toEqual([{ value: fingerprint(original) }]);
    expect(await place.query("select value from metadata where name = 'fingerprint'")).toEqual([
      { value: fingerprint(today) },
    ]);
    expect(readKeyFile(keyFile())).toEqual(today);
    expect(await start()).toEqual(backedUp);
  });

  test('the seals of the audit log hold with the new keys', async () => {
    expect((await change()).code).toBe(0);
    const { code, output } = await run('check-log');
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(/as it was sealed: [1-9]\d* events in [1-9]\d* seals/),
    ]);
  });

  test('every number can be decrypted and found, and none is left under the old keys', async () => {
    const old = readKeyFile(keyFile());
    const traces = await encryptedValuesIn(place.query);
    expect(traces.length).toBeGreaterThan(9);
    const changed = await change();
    expect(changed.code, changed.output).toBe(0);
    const keys = readKeyFile(keyFile());
    expect(changed.output).toContain(fingerprint(keys));
    expect(changed.output).toMatch(`open with those keys only,\n${fingerprint(old)}; earlier ones`);
    expect(changed.output).not.toContain(keys.encryption.toString('base64'));
    expect(readKeyFile(earlierFile(old))).toEqual(old);
    for (const file of [keyFile(), earlierFile(old)])
      expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(fingerprint(keys)).not.toBe(fingerprint(old));
    expect(await start()).toEqual(before);

    const stored = await storedNow();
    expect(stored).toContain(sunita.name);
    const numbers = [
      ...[AADHAAR, CORRECTED, VOTER.other_document_no, aarav.other_document_no],
      ritusGift.id_number,
    ];
    for (const trace of [...traces, ...numbers]) expect(stored).not.toContain(trace);

    // Receipt numbers continue after every restore and key rotation of these tests.
    const trust = await openTrust();
    const next = await (await meera(trust)).call('issueReceipt', { id: 2 });
    expect(next.body.data.receipt.number).toBe('2026-27/0002');
    await trust.close();

    const program = await startProgram(place.variables);
    await expectAtWork(program);
    expect(await program.stop('SIGTERM')).toBe(0);
  });

  /** The database file, or all rows of its tables. */
  async function storedNow(): Promise<string> {
    if (database === 'SQLite') return readFileSync(join(place.dataDir, 'adhyay.sqlite'), 'utf8');
    const tables = [
      'surveys',
      'survey_versions',
      'survey_keys',
      'donations',
      'enquiries',
      'metadata',
    ];
    const rows = await Promise.all(tables.map((table) => place.query(`select * from ${table}`)));
    return JSON.stringify(rows);
  }
});

async function expectAtWork({ address }: Program): Promise<void> {
  const token = await adminToken(address);
  const ask = async (path: string, sent = {}) => request(address, path, { token, ...sent });
  const entry = await ask('/surveys/get?id=1');
  expect(entry.body.data).toMatchObject({ ...VOTER, aadhar_no: CORRECTED });
  const found = async (search: string, status = 'live') => {
    const { body } = await ask(`/surveys?${new URLSearchParams({ search, status })}`);
    return body.data.map(({ id }: { id: number }) => id);
  };
  expect(await found(CORRECTED)).toEqual([1]);
  expect(await found(VOTER.other_document_no)).toEqual([1]);
  expect(await found(aarav.other_document_no)).toEqual([2]);
  expect(await found(AADHAAR, 'deleted')).toEqual([3]);

  const create = (body: object) =>
    ask('/surveys/create', { body, headers: { 'idempotency-key': key } });
  expect((await create(first)).body.data.id).toBe(1);
  for (const other of [{ aadhar_no: CORRECTED }, { volunteer_id: 2 }]) {
    expect((await create({ ...first, ...other })).body.code).toBe('keyReused');
  }

  expect((await ask('/surveys/put-back?id=1', { body: { version: 1 } })).status).toBe(200);
  expect((await ask('/surveys/get?id=1')).body.data.aadhar_no).toBe(AADHAAR);
  const { body } = await ask('/surveys/history?id=1');
  const changed = body.data.map(({ changes }: { changes: { field: string }[] }) =>
    changes.map(({ field }) => field),
  );
  expect(changed).toEqual([['aadhar_no'], ['aadhar_no'], []]);

  const wrong = { ...ADMIN, email: 'nobody@trust.example' };
  const answers = [];
  for (let time = 0; time < 7; time += 1) {
    answers.push((await request(address, '/volunteers/login', { body: wrong })).status);
  }
  expect([answers[0], answers.at(-1)]).toEqual([401, 429]);
}
