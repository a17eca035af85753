// npm run bench: measures the program on this machine, on both databases, and writes RESULTS.md.
// npm run bench -- 10000: only the desk, at that size. `pictures`, `overload`, `field`, `website`: only these.
// Not part of the whole run: `mechanisms` (each off beside on), `targets` (beside a bare Fastify), `many`
// (several programs on one database), `soak 60` (an hour of ordinary work).
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from '../scripts/build/build-if-stale.ts';
import { fill } from './data/fill.ts';
import { DATABASES, type Variables, withTrust } from './data/trusts.ts';
import { measureSizes } from './desk/sizes.ts';
import { measureMechanisms } from './mechanisms/measure.ts';
import { measureMany } from './multi-instance.ts';
import { compareWithNginx } from './nginx-comparison.ts';
import { METRICS_TOKEN, measureOverload, type OverloadResult } from './overload.ts';
import { measurePictures } from './pictures.ts';
import { PORT, startProgram, withProgram } from './program.ts';
import { manyReport } from './reports/multi-instance-report.ts';
import { overloadReport } from './reports/overload-report.ts';
import { picturesReport } from './reports/pictures-report.ts';
import { describeMachine } from './reports/report.ts';
import { save } from './reports/save.ts';
import { fieldReport } from './reports/slow-phone-report.ts';
import { soakReport } from './reports/soak-report.ts';
import { measureField } from './slow-phone.ts';
import { ENTRIES as SOAK_ENTRIES, soak } from './soak.ts';
import { measureTargets } from './targets/measure.ts';
import { measurePublishing, measureWebsite, websiteReport } from './website.ts';

const OVERLOAD_ENTRIES = 10_000;
const SOAK_MINUTES = 60;

const numbers = process.argv.slice(2).map(Number).filter(Number.isInteger);
const parts = {
  overload: saveOverload,
  pictures: savePictures,
  field: saveField,
  many: saveMany,
  mechanisms: () => saveWhileMeasured('mechanisms', measureMechanisms),
  targets: () => saveWhileMeasured('targets', measureTargets),
  soak: saveSoak,
  website: saveWebsite,
};

buildIfStale();
const part = Object.entries(parts).find(([name]) => process.argv.includes(name))?.[1];
if (part) await part();
else if (numbers.length > 0) await measureSizes(numbers, undefined, console.log);
else await measureAll();

async function measureAll(): Promise<void> {
  await saveOverload();
  await savePictures();
  const comparison = await withTrust('SQLite', (variables) =>
    withProgram(variables, ({ address }) => compareWithNginx(address)),
  );
  await measureSizes(undefined, comparison, (text) => save('RESULTS.md', text));
}

async function savePictures(): Promise<void> {
  const figures = await withTrust('SQLite', (variables) =>
    withProgram(variables, (running) => measurePictures(running, variables.DATA_DIR ?? '')),
  );
  save('PICTURES.md', picturesReport(describeMachine(), figures));
}

async function saveField(): Promise<void> {
  const figures = await withTrust('SQLite', (variables) => withProgram(variables, measureField));
  save('FIELD.md', fieldReport(describeMachine(), figures));
}

async function saveOverload(): Promise<void> {
  const [load = 0] = loadavg();
  const measured: OverloadResult[] = [];
  for (const database of Object.keys(DATABASES) as (keyof typeof DATABASES)[]) {
    measured.push(
      ...(await withTrust(database, async (variables) => {
        await withProgram(variables, async () => {});
        await fill({ variables, entries: OVERLOAD_ENTRIES });
        return withProgram({ ...variables, METRICS_TOKEN }, (running) =>
          measureOverload(running, database),
        );
      })),
    );
  }
  save('OVERLOAD.md', overloadReport(describeMachine(), load, measured));
}

/** A part of the table, chosen by further words, does not overwrite the whole. */
async function saveWhileMeasured(name: string, run: typeof measureTargets): Promise<void> {
  const words = process.argv.slice(process.argv.indexOf(name) + 1);
  await run(
    words,
    words.length > 0 ? console.log : (text) => save(`${name.toUpperCase()}.md`, text),
  );
}

async function saveMany(): Promise<void> {
  save('MANY.md', manyReport(describeMachine(), await measureMany()));
}

async function saveWebsite(): Promise<void> {
  const figures = await withTrust('SQLite', (variables) => withProgram(variables, measureWebsite));
  const without = await withTrust('SQLite', async (variables) => {
    const running = await startProgram(variables, PORT, ['page-reads']);
    return measurePublishing(running).finally(running.stop);
  });
  save('WEBSITE.md', websiteReport(describeMachine(), figures, without));
}

async function saveSoak(): Promise<void> {
  const [minutes = SOAK_MINUTES] = numbers;
  const soaked = await Promise.all([
    withTrust('SQLite', (variables) => soakIn('SQLite', variables, minutes, PORT)),
    withTrust('PostgreSQL', (variables) => soakIn('PostgreSQL', variables, minutes, PORT + 1)),
  ]);
  save('SOAK.md', soakReport(describeMachine(), soaked));
}

async function soakIn(database: string, variables: Variables, minutes: number, port: number) {
  await withProgram(variables, async () => {}, port);
  await fill({ variables, entries: SOAK_ENTRIES });
  const walFile = join(variables.DATA_DIR ?? '', 'adhyay.sqlite-wal');
  const soaked = await withProgram(variables, (running) => soak(running, minutes, walFile), port);
  return { database, ...soaked };
}
