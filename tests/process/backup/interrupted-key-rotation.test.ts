// Key rotations that are killed at any moment lose no number and no key.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fingerprint } from '#server/vault/fingerprint.ts';
import {
  type BackupEnvironment,
  DATABASES,
  openBackupEnvironment,
} from '../../support/database/backup-environment.ts';
import { readKeyFile } from '../../support/database/key-file.ts';
import { killAt } from '../../support/database/killed-at.ts';
import { openRotatedTrust, type RotatedTrust } from '../../support/database/rotated-trust.ts';
import { startProgram } from '../../support/program/program.ts';

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

  test.each([
    ['after writing the new keys', 'after keys.new', false],
    ['after changing the database', 'before keys.[-0-9A-F]+', true],
  ])('killed %s, the program starts with every number', async (_when, moment, isChanged) => {
    const old = readKeyFile(trust.keyFile());
    rmSync(trust.keyFile('.new'), { force: true });
    expect((await trust.change(killAt(moment))).code).toBe(null);
    const next = readKeyFile(trust.keyFile('.new'));
    expect(readKeyFile(trust.keyFile())).toEqual(old);
    expect(await trust.start()).toEqual(before);
    expect(readKeyFile(trust.keyFile())).toEqual(isChanged ? next : old);
    if (isChanged) expect(readKeyFile(trust.earlierFile(old))).toEqual(old);
  });

  test('killed at the last step, the program starts with every number', async () => {
    const next = trust.cutOff();
    expect(await trust.start()).toEqual(before);
    expect(readKeyFile(trust.keyFile())).toEqual(next);
  });

  once(
    'an interrupted rotation is completed before keys are printed or changed again',
    async () => {
      const next = trust.cutOff();
      const printed = (await trust.run('export-keys')).output;
      const ended = `An interrupted change of keys has been completed: the keys are ${fingerprint(next)};`;
      expect(printed).toContain(ended);
      expect(printed).toContain(`Fingerprint  ${fingerprint(next)}`);
      expect((await trust.run('export-keys')).output).not.toContain('interrupted');
      trust.cutOff();
      const again = await trust.change();
      expect([again.code, again.output]).toEqual([1, expect.stringContaining(fingerprint(next))]);
      expect(readKeyFile(trust.keyFile())).toEqual(next);
    },
  );

  once('a start that completes a rotation reports the valid keys', async () => {
    const next = trust.cutOff();
    const program = await startProgram(environment.variables);
    expect(program.output()).toContain(`the keys are ${fingerprint(next)}; print them`);
    expect(await program.stop('SIGTERM')).toBe(0);
  });

  once(
    'the keys of a failed rotation are set aside, and their printout says that they are the old ones',
    async () => {
      await trust.change(killAt('after keys.new'));
      const left = readKeyFile(trust.keyFile('.new'));
      const printed = (await trust.run('export-keys')).output;
      const still = fingerprint(readKeyFile(trust.keyFile()));
      expect(printed).toContain(
        `before it changed anything: these are still the earlier keys, ${still}.`,
      );
      expect(printed).toContain(`Fingerprint  ${still}`);
      expect((await trust.change()).code).toBe(0);
      expect(readKeyFile(trust.earlierFile(left))).toEqual(left);
    },
  );

  once('an interrupted rotation is completed before a backup or a restore', async () => {
    for (const finish of [
      () => trust.run('backup', [join(environment.dataDir, 'since.tar.zst')]),
      () => trust.run('restore', [trust.backup]),
    ]) {
      const next = trust.cutOff();
      rmSync(trust.earlierFile(trust.original));
      const { code, output } = await finish();
      expect([code, output]).toEqual([0, expect.not.stringContaining('do not open')]);
      expect(readKeyFile(trust.keyFile())).toEqual(next);
    }
    expect(await trust.start()).toEqual(trust.backedUp);
  });
});
