// While a restore or a move is at work nobody else begins to: what they wrote would be in neither database.
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { takeBackup } from '#server/backup/create-backup.ts';
import { putBack } from '#server/backup/restore-backup.ts';
import { readConfig } from '#server/config.ts';
import { holdDatabase } from '#server/db/replace.ts';
import { makeFirstAdmin } from '#server/startup/first-admin.ts';
import { openHouse } from '#server/startup/open-context.ts';
import { type BackupPlace, DATABASES, openPlace } from '../support/backup-place.ts';
import { runCommand } from '../support/command.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let place: BackupPlace;
afterEach(() => place.close());

test.each(DATABASES)(
  'on %s: while one holds the database it is read, and nobody starts, adds or restores',
  async (database) => {
    place = openPlace(database);
    const config = readConfig(place.variables);
    const first = await openHouse(config, () => {});
    await makeFirstAdmin(first.house);
    await expect(holdDatabase(config)).rejects.toThrow(/running on/);
    await first.close();
    const file = join(place.dataDir, 'a.tar.zst');
    await takeBackup(config, file, new Date());

    const held = await holdDatabase(config);
    const restoring = putBack(config, file, { overDamaged: false, now: new Date() });
    await expect(restoring).rejects.toThrow(/running on|somebody else is at work/i);
    const read = await takeBackup(config, join(place.dataDir, 'b.tar.zst'), new Date());
    expect(read.tables.volunteers?.rows).toBe(1);
    let isOver = false;
    const words = ['meera@trust.example', 'Meera'];
    const adding = runCommand('add-admin', { variables: place.variables, words }).finally(() => {
      isOver = true;
    });
    await setTimeout(2000);
    expect(await place.ask('select email from volunteers')).toHaveLength(1);
    expect(isOver).toBe(false);
    await held.letGo();
    expect((await adding).code).toBe(0);
  },
);

test('what a restore has replaced is let go, and what failed as well', async () => {
  place = openPlace('SQLite');
  const config = readConfig(place.variables);
  const first = await openHouse(config, () => {});
  await first.close();
  const file = join(place.dataDir, 'a.tar.zst');
  await takeBackup(config, file, new Date());
  const held = await holdDatabase(config);
  const failing = held.replace(async () => Promise.reject(new Error('the disk is full')));
  await expect(failing).rejects.toThrow(/disk is full/);
  await held.letGo();
  await putBack(config, file, { overDamaged: false, now: new Date() });
  const again = await openHouse(config, () => {});
  await again.close();
});
