// A connection pooler with default settings, which accepts no statement_timeout at connecting.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queryPostgres } from '../../support/app/query-database.ts';
import { temporaryFolder } from '../../support/app/temporary-folder.ts';
import { startCluster } from '../../support/database/postgres-cluster.ts';
import { type FaultyProxy, startFaultyProxy } from '../../support/network/faulty-proxy.ts';
import { runCommand } from '../../support/program/command.ts';
import { runProgram } from '../../support/program/program.ts';

const LIMIT = '\0statement_timeout\0';
const TOLD = 'put "ignore_startup_parameters = statement_timeout" into its configuration';

let cluster: ReturnType<typeof startCluster>;
let pooler: FaultyProxy;
beforeAll(async () => {
  cluster = startCluster();
  pooler = await startFaultyProxy(cluster.url, (sent) =>
    sent.includes(LIMIT) ? refusal() : 'passes',
  );
});
afterAll(() => {
  pooler.close();
  cluster.stop();
});

/** PgBouncer's error message. */
function refusal(): Buffer {
  const fields = ['SFATAL', 'C08P01', 'Munsupported startup parameter: statement_timeout'];
  const content = Buffer.from(`${fields.join('\0')}\0\0`);
  const head = Buffer.alloc(5, 'E');
  head.writeInt32BE(content.length + 4, 1);
  return Buffer.concat([head, content]);
}

test('a start names the setting that is needed, and changes nothing', async () => {
  const variables = { DATA_DIR: temporaryFolder(), DATABASE_URL: pooler.url };
  const { code, output } = await runProgram(variables);
  expect([code, output]).toEqual([1, expect.stringContaining(TOLD)]);
  expect(output.trim().split('\n')).toHaveLength(1);
  const tables = "select relname from pg_class where relnamespace = 'public'::regnamespace";
  expect(await queryPostgres(cluster.url, tables)).toEqual([]);
});

test('a command names it, too', async () => {
  const variables = { DATA_DIR: temporaryFolder(), DATABASE_URL: pooler.url };
  const args = ['meera@trust.example', 'Meera'];
  const { code, output } = await runCommand('add-admin', { variables, args });
  expect([code, output]).toEqual([1, expect.stringContaining(TOLD)]);
});
