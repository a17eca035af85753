// An archive that is not what it should be changes nothing: not one byte, not one row.
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { MANIFEST_NAME, type Manifest } from '#server/archive/manifest.ts';
import { packArchive } from '#server/archive/pack.ts';
import { unpackArchive } from '#server/archive/unpack.ts';
import { keyText, newKeys } from '#server/vault/keys.ts';
import { type BackupPlace, DATABASES, openPlace } from '../support/backup-place.ts';
import { runCommand } from '../support/command.ts';
import { sunita } from '../support/entries.ts';
import { adminToken, request, startProgram } from '../support/program.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

// Each starts the program and several commands, one after the other.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

describe.each(DATABASES)('on %s', (database) => {
  let place: BackupPlace;
  let folder: string;
  let good: string;
  let before: string;

  beforeAll(async () => {
    place = openPlace(database);
    folder = temporaryFolder();
    good = join(folder, 'good.tar.zst');
    const program = await startProgram(place.variables);
    const token = await adminToken(program.address);
    const body = { ...sunita, volunteer_id: 1 };
    await request(program.address, '/surveys/create', { token, body });
    expect((await runCommand('backup', { variables: place.variables, words: [good] })).code).toBe(
      0,
    );
    await request(program.address, '/surveys/create', { token, body });
    await program.stop('SIGTERM');
    before = await place.everything();
  });
  afterAll(() => place.close());

  /** All at once: what is refused holds nothing that another would wait for. */
  async function expectRefused(...restores: [file: string, sentence: RegExp][]): Promise<void> {
    await Promise.all(
      restores.map(async ([file, sentence]) => {
        const { variables } = place;
        const { code, output } = await runCommand('restore', { variables, words: [file] });
        expect([code, output]).toEqual([1, expect.stringMatching(sentence)]);
        expect(output).not.toMatch(/^\s+at /m);
      }),
    );
    expect(await place.everything()).toBe(before);
  }

  function spoilt(name: string, spoil: (bytes: Buffer) => Buffer): string {
    const file = join(folder, name);
    writeFileSync(file, spoil(readFileSync(good)));
    return file;
  }

  test('cut off by a kilobyte, by half, to nothing', async () => {
    const cuts = [(all: Buffer) => all.length - 1024, (all: Buffer) => all.length / 2, () => 0];
    await expectRefused(
      ...cuts.map((end, number): [string, RegExp] => [
        spoilt(`cut-${number}`, (all) => all.subarray(0, end(all))),
        /is damaged/,
      ]),
    );
  });

  test('one bit is another', async () => {
    const flipped = (part: number): [string, RegExp] => {
      const flip = (all: Buffer) => {
        const place = Math.floor(all.length * part);
        all.writeUInt8(all.readUInt8(place) ^ 1, place);
        return all;
      };
      return [spoilt(`flipped-${part}`, flip), /is damaged|is no backup/];
    };
    await expectRefused(...[0.001, 0.3, 0.7, 0.999].map(flipped));
  });

  test('no archive, somebody else’s archive, no file', async () => {
    const letter = spoilt('letter.txt', () => Buffer.from('Dear trustees'));
    const foreign = join(folder, 'foreign.tar.zst');
    const packer = packArchive(foreign, new Date());
    await packer.add(MANIFEST_NAME, JSON.stringify({ archive: 'another program', format: 1 }));
    await packer.finish();
    await expectRefused(
      [letter, /is damaged or no backup/],
      [foreign, /is no backup of Adhyay/],
      [join(folder, 'nowhere.tar.zst'), /There is no file/],
    );
  });

  test('packed anew with another row, a row less, a file more', async () => {
    const isEntries = (name: string) => name.startsWith('database/surveys/');
    const other = await repacked('other', (name, content) =>
      isEntries(name) ? content.replace('Sunita', 'Sunitha') : content,
    );
    const less = await repacked('less', (name, content) => (isEntries(name) ? undefined : content));
    const more = await repacked('more', (_, content) => content, {
      'database/surveys/00009.jsonl': '{}',
    });
    await expectRefused(
      [other, /is not what it was/],
      [less, /is not what it was/],
      [more, /does not belong in it/],
    );
  });

  test('with a file twice, of which one is not what it was', async () => {
    const twice = join(folder, 'twice.tar.zst');
    const packer = packArchive(twice, new Date());
    for await (const { name, content } of unpackArchive(good)) {
      if (name === 'README.txt') await packer.add(name, 'Dear trustees');
      await packer.add(name, content);
    }
    await packer.finish();
    await expectRefused([twice, /README.txt is in it twice/]);
  });

  test('made by a newer program', async () => {
    const withManifest = (name: string, change: (manifest: Manifest) => void) =>
      repacked(name, (file, content) => {
        if (file !== MANIFEST_NAME) return content;
        const manifest = JSON.parse(content);
        change(manifest);
        return JSON.stringify(manifest);
      });
    const schema = await withManifest('schema', (manifest) =>
      manifest.schema.push('9999-from-next-year'),
    );
    const format = await withManifest('format', (manifest) =>
      Object.assign(manifest, { format: 2 }),
    );
    const table = await withManifest('table', (manifest) => {
      manifest.schema.push('9999-from-next-year');
      Object.assign(manifest.tables, { receipts: manifest.tables.surveys });
    });
    const newer = /made by a newer Adhyay/;
    await expectRefused([schema, newer], [format, newer], [table, newer]);
  });

  test('met with the keys of another trust, or with none', async () => {
    const keys = join(place.dataDir, 'keys');
    copyFileSync(keys, join(folder, 'keys'));
    for (const [write, sentence] of [
      [
        () => writeFileSync(keys, keyText(newKeys())),
        /sealed with the keys .*, here are .*: it belongs to another trust/,
      ],
      [() => rmSync(keys), /key file .* is missing/],
    ] as const) {
      write();
      const unchanged = await place.everything();
      const { code, output } = await runCommand('restore', {
        variables: place.variables,
        words: [good],
      });
      expect([code, output]).toEqual([1, expect.stringMatching(sentence)]);
      expect(await place.everything()).toBe(unchanged);
      copyFileSync(join(folder, 'keys'), keys);
    }
  });

  test('a word that the command does not know', async () => {
    for (const words of [[], [good, '--over-everything'], [good, good]]) {
      const { code, output } = await runCommand('restore', { variables: place.variables, words });
      expect([code, output]).toEqual([1, expect.stringContaining('Say which backup')]);
    }
    expect(await place.everything()).toBe(before);
  });

  test('and the good one is taken', async () => {
    const { code, output } = await runCommand('restore', {
      variables: place.variables,
      words: [good],
    });
    expect(code, output).toBe(0);
    expect(await place.ask('select id from surveys')).toHaveLength(1);
  });

  /** The same files, but for what is done to them on the way. */
  async function repacked(
    name: string,
    change: (name: string, content: string) => string | undefined,
    more: Record<string, string> = {},
  ): Promise<string> {
    const file = join(folder, `${name}.tar.zst`);
    const packer = packArchive(file, new Date());
    for await (const { name: part, content } of unpackArchive(good)) {
      const changed = part.startsWith('pictures/') ? content : change(part, content.toString());
      if (changed !== undefined) await packer.add(part, changed);
    }
    for (const [part, content] of Object.entries(more)) await packer.add(part, content);
    await packer.finish();
    return file;
  }
});
