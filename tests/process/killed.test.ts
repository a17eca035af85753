// Every acknowledged entry survives kill -9, whole; whatever was not acknowledged is there whole or
// not at all.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { sunita } from '../support/entries.ts';
import { adminToken, request, startProgram } from '../support/program.ts';

const ROUNDS = 4;
const CLIENTS = 8;

test('nothing that was acknowledged is lost when the process is killed under load', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'adhyay-killed-'));
  const ledger: { id: number; name: string }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const program = await startProgram({ DATA_DIR: dataDir });
    const token = await adminToken(program.address);
    const writing = Array.from({ length: CLIENTS }, async (_, client) => {
      for (let i = 0; ; i++) {
        const body = { ...sunita, volunteer_id: 1, name: `Entry ${round}-${client}-${i}` };
        try {
          const reply = await request(program.address, '/surveys/create', { token, body });
          if (reply.status === 201) ledger.push({ id: reply.body.data.id, name: body.name });
        } catch {
          return; // the process is gone
        }
      }
    });
    await new Promise((resolve) => setTimeout(resolve, 150 + round * 200));
    await program.stop('SIGKILL');
    await Promise.all(writing);
  }
  expect(ledger.length).toBeGreaterThan(100);

  const database = new DatabaseSync(join(dataDir, 'adhyay.sqlite'));
  const find = database.prepare('select name from surveys where id = ?');
  const lost = ledger.filter(({ id, name }) => find.get(id)?.name !== name);
  expect(lost).toEqual([]);
  expect(database.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
  expect(database.prepare('pragma foreign_key_check').all()).toEqual([]);
  const halves = `select count(*) as count from surveys
    where not exists (select 1 from survey_versions where survey_id = surveys.id)`;
  expect(database.prepare(halves).get()).toEqual({ count: 0 });
  database.close();
  rmSync(dataDir, { recursive: true, force: true });
});
