// Search and duplicate detection on both databases: node bench/data/people.ts [entries]

import { seededRandom } from '#sample-data/chance.ts';
import { sampleAadhaar, sampleMobile } from '#sample-data/numbers.ts';
import { type Person, samplePeople } from '#sample-data/people.ts';
import { readConfig } from '#server/config.ts';
import type { AppContext } from '#server/context.ts';
import { openContext } from '#server/startup/open-context.ts';
import { createSurvey } from '#server/surveys/changes/create-survey.ts';
import { findPossibleDuplicates } from '#server/surveys/duplicates/detection/find-possible-duplicates.ts';
import { listSurveys } from '#server/surveys/list.ts';
import { openFilledTrusts } from './filled-trusts.ts';

const ENTRIES = Number(process.argv[2] ?? 100_000);
const TIMES = 200;
const SEARCHES = {
  'search, a whole name': (person: Person) => person.name ?? '',
  'search, two words turned round': (person: Person) =>
    [person.city, (person.name ?? '').split(' ')[0]].join(' '),
  'search, another spelling': (person: Person) =>
    (person.name ?? '')
      .replace(/i/, 'ee')
      .replace(/v/, 'w')
      .replace(/u(?=[a-z])/, 'oo'),
  'search, a common name': () => 'sunita',
  'search, a mobile number with +91': ({ mobile_no }: Person) => `+91 ${mobile_no}`,
  'search, four digits': ({ aadhar_no }: Person) => (aadhar_no ?? '0123').slice(-4),
};

const trusts = openFilledTrusts();
try {
  for (const database of ['sqlite', 'postgres'] as const) {
    const { ctx, close } = await openContext(readConfig(await trusts[database](ENTRIES)), () => {});
    console.log(`\n${database}, ${ENTRIES.toLocaleString('en')} entries: p50 / p95 in ms`);
    await measure(ctx);
    await close();
  }
} finally {
  trusts.remove();
}

async function measure(ctx: AppContext): Promise<void> {
  const filter = { limit: 10, page: 1, sort: 'date_new', type: undefined, status: 'live' } as const;
  for (const [name, textOf] of Object.entries(SEARCHES)) {
    const next = samplePeople(1);
    await time(name, () => listSurveys(ctx, { ...filter, search: textOf(next()).toLowerCase() }));
  }
  const people = samplePeople(1);
  await time('possible duplicates', () =>
    findPossibleDuplicates(ctx, personToMatch(people()), undefined),
  );
  const newcomers = samplePeople(2);
  const random = seededRandom(3);
  const by = { id: 1, is_admin: true, origin: '' };
  await time('create', async () => {
    const numbers = { mobile_no: sampleMobile(random), aadhar_no: sampleAadhaar(random) };
    const input = { ...newcomers(), ...numbers };
    await createSurvey(ctx, { input, owner: { id: 1, name: 'Meera' }, by });
  });
}

function personToMatch({
  name = '',
  father_name = '',
  gender,
  age,
  city = '',
  constituency = '',
  mobile_no = '',
}: Person) {
  const numbers = { aadhaarIndex: null, documentNumberIndex: null };
  return { name, father_name, gender, age, city, constituency, mobile_no, ...numbers };
}

async function time(name: string, run: () => Promise<unknown>): Promise<void> {
  for (let each = 0; each < 20; each += 1) await run();
  const times: number[] = [];
  for (let each = 0; each < TIMES; each += 1) {
    const begun = performance.now();
    await run();
    times.push(performance.now() - begun);
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => (times[Math.floor(share * TIMES)] ?? 0).toFixed(1);
  console.log(`${name.padEnd(36)} ${at(0.5)} / ${at(0.95)}`);
}
