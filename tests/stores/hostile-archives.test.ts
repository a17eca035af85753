// Mallory has one of our archives and knows the format, but not the keys. A changed archive is restored only
// after the operator has seen its accounts, and never a byte outside its manifest.
import { appendFileSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import { packTar } from 'modern-tar';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { MAX_LINE_BYTES } from '#server/backup/archive/entry-names.ts';
import type { Manifest } from '#server/backup/archive/manifest.ts';
import { BackupError } from '#server/backup/backup-error.ts';
import { createBackup } from '#server/backup/create-backup.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import type { Account } from '#server/backup/unsigned.ts';
import type { Config } from '#server/config.ts';
import { newKeys } from '#server/vault/keys.ts';
import { meera, volunteer } from '../support/app/api/people.ts';
import { querySqlite } from '../support/app/query-database.ts';
import { temporaryFolder } from '../support/app/temporary-folder.ts';
import { openTestApp, type TestApp } from '../support/app/test-app.ts';
import { digestOfFiles } from '../support/database/backup-environment.ts';
import { type Entry, forgeArchive, withRows } from '../support/database/forged-archive.ts';
import { readKeyFile } from '../support/database/key-file.ts';
import { picture, upload } from '../support/images/pictures.ts';

vi.setConfig({ testTimeout: 20_000, hookTimeout: 30_000 });

const MIB = 1024 * 1024;

let config: Config;
let folder: string;
let good: string;
let before: string;
let count = 0;

beforeAll(async () => {
  const trust = await openTestApp();
  config = trust.ctx.config;
  folder = temporaryFolder();
  good = join(folder, 'good.tar.zst');
  await volunteer(trust, 'Asha');
  const photo = await picture('png', { width: 20, height: 20 });
  await upload(trust, await meera(trust), photo, { name: 'well.png' });
  await layBeside(trust);
  await createBackup(config, good, new Date());
  await trust.close();
  before = digestOfFiles(config.dataDir);
});
afterEach(() => {
  expect(digestOfFiles(config.dataDir)).toBe(before);
});

/** A foreign file, which must not stop a backup. */
async function layBeside({ ctx, dataDir }: TestApp): Promise<void> {
  const { hash } = await ctx.db.selectFrom('images').select('hash').executeTakeFirstOrThrow();
  const variants = join(dataDir, 'images/variants', hash);
  mkdirSync(variants, { recursive: true });
  writeFileSync(join(variants, '.DS_Store'), 'of a desktop');
}

const fresh = () => {
  count += 1;
  return join(folder, `forged-${count}.tar.zst`);
};
const forged = (forgery: Parameters<typeof forgeArchive>[2]) =>
  forgeArchive(good, fresh(), forgery);
const asAdmin = withRows('volunteers', (rows) => rows.replaceAll('"is_admin":0', '"is_admin":1'));

/** @param mayAgree the operator agrees to everything */
async function expectRefused(file: string, sentence: RegExp, mayAgree = true): Promise<void> {
  const confirmUnsigned = mayAgree ? async () => true : undefined;
  const restoring = restoreBackup(config, file, {
    overDamaged: true,
    confirmUnsigned,
    now: new Date(),
  });
  const error = await restoring.catch((thrown) => thrown);
  expect(error).toBeInstanceOf(BackupError);
  expect(error.message).toMatch(sentence);
}

test('an archive with Asha as an admin is refused, whoever is named as its signer', async () => {
  await expectRefused(await forged({ entries: asAdmin }), /is not signed/, false);
  const keys = newKeys();
  await expectRefused(await forged({ entries: asAdmin, keys }), /encrypted with the keys/, false);
  const ours = (bytes: Buffer) => {
    const named = readFileSync(good).subarray(-40, -32);
    return Buffer.concat([bytes.subarray(0, -40), named, bytes.subarray(-32)]);
  };
  const claimed = await forged({ entries: asAdmin, keys, file: ours });
  for (const mayAgree of [true, false])
    await expectRefused(claimed, /its signature does not fit/, mayAgree);
});

test('restoring an unsigned archive shows the accounts first, and can still be declined', async () => {
  let seen: Account[] = [];
  const confirmUnsigned = async (accounts: Account[]) => {
    seen = accounts;
    return false;
  };
  const file = await forged({ entries: asAdmin });
  const restoring = restoreBackup(config, file, {
    overDamaged: true,
    confirmUnsigned,
    now: new Date(),
  });
  await expect(restoring).rejects.toThrow('It was not restored, and nothing was changed.');
  const shown = seen.map(({ name, is_admin, status }) => [name, is_admin, status]);
  expect(shown).toContainEqual(['Asha', 1, 'active']);
  expect(shown).toHaveLength(2);
});

test('an archive that is truncated, altered, foreign or missing is refused', async () => {
  const spoilt = (name: string, spoil: (bytes: Buffer) => Buffer) => {
    const file = join(folder, name);
    writeFileSync(file, spoil(readFileSync(good)));
    return file;
  };
  for (const [number, part] of [0.001, 0.3, 0.7, 0.999].entries()) {
    const place = (all: Buffer) => Math.floor(all.length * part);
    const cut = spoilt(`cut-${number}`, (all) => all.subarray(0, place(all)));
    const flip = spoilt(`flipped-${number}`, (all) => {
      all.writeUInt8(all.readUInt8(place(all)) ^ 1, place(all));
      return all;
    });
    for (const file of [cut, flip]) await expectRefused(file, /is damaged/);
  }
  const nothing = spoilt('nothing', () => Buffer.alloc(0));
  const letter = spoilt('letter.txt', () => Buffer.from('Dear trustees'.repeat(100)));
  for (const file of [nothing, letter]) await expectRefused(file, /is damaged or no backup/);
  await expectRefused(join(folder, 'nowhere.tar.zst'), /There is no file/);
  for (const place of [folder, '/dev/zero']) await expectRefused(place, /a folder or a device/);
  const foreign = await forged({ manifest: () => ({ archive: 'another program', format: 1 }) });
  await expectRefused(foreign, /is no backup of Adhyay/);
});

test('an archive of a newer program is refused', async () => {
  const schema = (original: Manifest) => [...original.schema, '9999-from-next-year'];
  for (const newer of [
    (original: Manifest) => ({ ...original, format: 3 }),
    (original: Manifest) => ({ ...original, schema: schema(original) }),
    (original: Manifest) => ({ ...original, schema: schema(original), tables: { receipts: {} } }),
  ])
    await expectRefused(await forged({ manifest: newer }), /made by a newer Adhyay/);
});

const another = (name: string, header: Entry['header'] = {}) => ({
  entries: (entries: Entry[]) => [{ name, content: Buffer.alloc(0), header }, ...entries],
});

test.each([
  ['that of the folder above', 'pictures/originals/..'],
  ['that of a hidden file', 'pictures/originals/.png'],
  ['that of the keys', 'pictures/variants/../../keys'],
  ['an absolute path', '/etc/cron.daily/adhyay'],
  ['one with a backslash', 'pictures\\originals\\a.png'],
  ['one with a NUL', 'pictures/originals/a\0.png'],
  ['that of an unknown table', 'database/sessions/00001.jsonl'],
  ['very long', `pictures/originals/${'a'.repeat(60_000)}.png`],
])('an archive with a file whose name is %s is refused', async (_, name) => {
  await expectRefused(await forged(another(name)), /it lists a file that no backup contains/);
  // Only the tar names the file, not the manifest.
  const hidden = (manifest: Manifest) => ({ ...manifest, files: manifest.files.slice(1) });
  await expectRefused(await forged({ ...another(name), manifest: hidden }), /is damaged/);
});

test.each([
  ['a link', { type: 'symlink', linkname: '/etc/passwd' }],
  ['a second name of a file', { type: 'link', linkname: 'keys' }],
  ['a device', { type: 'character-device' }],
  ['a folder', { type: 'directory' }],
] as const)('an archive with %s in the place of a picture is refused', async (_, header) => {
  const file = await forged(another('pictures/originals/a.png', header));
  await expectRefused(file, /a.png is not where it belongs/);
});

test('an archive with a duplicate, additional, missing or reordered file is refused', async () => {
  const twice = (all: Entry[]) => [...all.slice(0, 1), ...all];
  await expectRefused(await forged({ entries: twice }), /it names a file twice/);
  const [more, less, turned] = [
    (files: Manifest['files']) => files.slice(0, -1),
    (files: Manifest['files']) => [
      ...files,
      { name: 'pictures/originals/b.png', bytes: 0, sha256: '0'.repeat(64) },
    ],
    (files: Manifest['files']) => files.toReversed(),
  ];
  for (const change of [more, less, turned]) {
    const manifest = (original: Manifest) => ({ ...original, files: change(original.files) });
    await expectRefused(await forged({ manifest }), /is damaged/);
  }
});

test('an archive with data after it, after its files, or after their end is refused', async () => {
  const behind = fresh();
  copyFileSync(good, behind);
  appendFileSync(behind, 'and something more');
  await expectRefused(behind, /its end is missing/);
  const tar = await packTar([{ header: { name: 'more', size: 0 } }]);
  for (const more of [Buffer.from('more'), Buffer.alloc(512), zstdCompressSync(tar)]) {
    const compressed = (content: Buffer) => Buffer.concat([content, more]);
    await expectRefused(await forged({ compressed }), /something else in it/);
    await expectRefused(await forged({ compressed, keys: newKeys() }), /something else in it/);
  }
});

test('3.6 GB in a hundred kilobytes are not unpacked, whatever the manifest declares', async () => {
  const [name, bytes, files] = ['pictures/originals/0.png', 60 * MIB, 60];
  const tar = await packTar([{ header: { name, size: bytes }, body: Buffer.alloc(bytes) }]);
  const frame = zstdCompressSync(tar.subarray(0, -1024));
  const bomb = Buffer.concat(Array(files).fill(frame));
  const compressed = (content: Buffer) => Buffer.concat([bomb, content]);
  const memory = process.memoryUsage().rss;
  await expectRefused(await forged({ compressed }), /something else in it/);
  const withHugeSize = (manifest: Manifest) => {
    const zeros = Array.from({ length: files }, (_, number) => {
      return { name: `pictures/originals/${number}.png`, bytes, sha256: '0'.repeat(64) };
    });
    return { ...manifest, files: [...zeros, ...manifest.files] };
  };
  await expectRefused(
    await forged({ compressed, manifest: withHugeSize }),
    /larger than it can be/,
  );
  expect(process.memoryUsage().rss - memory).toBeLessThan(100 * MIB);
});

const inRow = (table: string, from: RegExp, to: string) => ({
  entries: withRows(table, (rows) => rows.replace(from, to)),
});

test.each([
  ['an admin who is 2', inRow('volunteers', /"is_admin":1/, '"is_admin":2')],
  ['an account below 0, which would be everybody', inRow('volunteers', /"id":1/, '"id":-1')],
  ['an invalid status', inRow('volunteers', /"status":"active"/, '"status":"root"')],
  ['a password that takes 4 GB to check', inRow('volunteers', /\$m=\d+/, '$m=4194304')],
  ['the keys as a picture', inRow('images', /"original":"[^"]*"/, '"original":"../keys"')],
  ['a picture of other bytes', inRow('images', /"hash":"../, '"hash":"zz')],
  ['an HTML page as a picture', inRow('images', /"format":"png"/, '"format":"html"')],
  ['a prototype', inRow('volunteers', /\{/, '{"__proto__":{"is_admin":1},')],
  ['a column of SQL', inRow('volunteers', /\{/, '{"name\\") select 1;--":1,')],
  ['an object where a text belongs', inRow('volunteers', /"name":"[^"]*"/, '"name":{}')],
  ['keys other than those that it was checked with', inRow('metadata', /"v1[^"]*"/, '"v1.other"')],
  ['a number where the keys belong', inRow('metadata', /"v1[^"]*"/, '1')],
])('an archive with a row that has %s is refused', async (_, forgery) => {
  await expectRefused(await forged(forgery), /is none that the program writes/);
});

test('an archive with an endless row is refused', async () => {
  const endless = inRow('volunteers', /"name":"/, `"name":"${'a'.repeat(MAX_LINE_BYTES)}`);
  await expectRefused(await forged(endless), /a row in .* is too long/);
});

test.each<[string, (manifest: Manifest) => unknown]>([
  ['is a text', () => 'Dear trustees'],
  ['is nothing but brackets', () => '['.repeat(8 * MIB)],
  [
    'is a list of a million nulls',
    (original) => ({ ...original, files: Array(1_000_000).fill(0) }),
  ],
  [
    'counts in strings',
    (original) => ({ ...original, files: [{ ...original.files[0], bytes: '1' }] }),
  ],
  [
    'has a negative count',
    (original) => ({ ...original, files: [{ ...original.files[0], bytes: -1 }] }),
  ],
  ['names no migration', (original) => ({ ...original, schema: [] })],
  [
    'names a migration like a property of every object',
    (original) => ({ ...original, schema: ['constructor'] }),
  ],
  [
    'names only some migrations',
    (original) => ({ ...original, schema: [...original.schema, original.schema[0]] }),
  ],
  ['omits a table', (original) => ({ ...original, tables: {} })],
  [
    'has an unknown table',
    (original) => ({ ...original, tables: { ...original.tables, sessions: {} } }),
  ],
  [
    'has a negative number',
    (original) => {
      return {
        ...original,
        tables: { volunteers: { ...original.tables.volunteers, last_number: -1 } },
      };
    },
  ],
])('an archive whose manifest %s is refused', async (_, manifest) => {
  await expectRefused(await forged({ manifest }), /is damaged|is no backup|newer Adhyay/);
});

test('the same archive, signed with the current keys, is accepted', async () => {
  const file = await forged({ entries: asAdmin, keys: readKeyFile(join(config.dataDir, 'keys')) });
  await restoreBackup(config, file, { overDamaged: true, now: new Date() });
  expect(querySqlite(config.dataDir, 'select id from volunteers where is_admin = 1')).toHaveLength(
    2,
  );
  before = digestOfFiles(config.dataDir);
});
