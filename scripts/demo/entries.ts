// Some entries are corrected once or twice, a few deleted, one restored.
import { DAY_MS, MINUTE_MS } from '#domain/durations.ts';
import type { SurveyInput } from '#domain/surveys/survey-schema.ts';
import { pick, type Random, seededRandom } from '#sample-data/chance.ts';
import { sampleMobile } from '#sample-data/numbers.ts';
import { type Person, samplePeople } from '#sample-data/people.ts';
import { sampleTimes } from '#sample-data/times.ts';
import { writeAudit } from '#server/audit-log/audit-log.ts';
import { createSurvey } from '#server/surveys/changes/create-survey.ts';
import { deleteSurvey, restoreSurvey } from '#server/surveys/changes/delete-survey.ts';
import { editSurvey } from '#server/surveys/changes/edit-survey.ts';
import { by, type DemoEvent, daysBefore, type Worker } from './event.ts';

const SEED = 2026;
const CORRECTED_SHARE = 0.17;
const TWICE_SHARE = 0.3;
const DELETED_EVERY = 37;
const RESTORED_INDEX = 4;

export interface Entry {
  at: Date;
  person: Person;
  worker: Worker;
  id: number;
  /** The end of the volunteer's work. */
  until: Date;
}

interface Work {
  city: string;
  entries: number;
  joined: number;
  until: number;
}

export function entriesOf(now: Date, worker: Worker, work: Work, seed: number): Entry[] {
  const person = samplePeople(SEED + seed, work.city);
  const [first, until] = [daysBefore(now, work.joined - 0.1), daysBefore(now, work.until)];
  const time = sampleTimes(SEED + seed, first, until);
  const times = Array.from({ length: work.entries }, time).sort(
    (a, b) => a.getTime() - b.getTime(),
  );
  return times.map((at) => ({ at, person: person(), worker, id: 0, until }));
}

export function entryEvents(now: Date, entries: readonly Entry[], admin: Worker): DemoEvent[] {
  const chance = seededRandom(SEED);
  const recorded = entries.map((entry) => ({ at: entry.at, act: creation(entry) }));
  const corrected = entries.flatMap((entry) => corrections(chance, entry, admin, now));
  return [...signIns(entries), ...recorded, ...corrected, ...deletions(entries, admin, now)];
}

function creation(entry: Entry): DemoEvent['act'] {
  return async (ctx) => {
    const { worker, person } = entry;
    const owner = { id: worker.id, name: worker.name };
    const made = await createSurvey(ctx, { input: person, owner, by: by(worker) });
    entry.id = made.id;
  };
}

/** One sign-in per volunteer and working day, some minutes before the day's first entry. */
function signIns(entries: readonly Entry[]): DemoEvent[] {
  const days = new Map<string, DemoEvent>();
  for (const { at, worker } of entries) {
    const day = `${worker.name} ${at.toISOString().slice(0, 10)}`;
    if (days.has(day)) continue;
    const act: DemoEvent['act'] = (ctx) => {
      const event = { action: 'signIn', entity: 'volunteer', id: worker.id } as const;
      return writeAudit(ctx.db, { ...event, by: by(worker) }, ctx.now());
    };
    days.set(day, { at: new Date(at.getTime() - 9 * MINUTE_MS), act });
  }
  return [...days.values()];
}

/** The admin corrects the entries of volunteers who have left. */
function corrections(chance: Random, entry: Entry, admin: Worker, now: Date): DemoEvent[] {
  if (chance() > CORRECTED_SHARE) return [];
  const first = new Date(entry.at.getTime() + (0.1 + chance() * 9) * DAY_MS);
  const second = new Date(first.getTime() + (1 + chance() * 30) * DAY_MS);
  const times = chance() < TWICE_SHARE ? [first, second] : [first];
  let input: SurveyInput = entry.person;
  return times
    .filter((at) => at < now)
    .map((at) => {
      const edited = { ...input, ...correction(chance, entry.person) };
      input = edited;
      const editor = at < entry.until ? entry.worker : admin;
      return {
        at,
        act: (ctx) => editSurvey(ctx, { id: entry.id, input: edited, by: by(editor) }),
      };
    });
}

function correction(chance: Random, { survey_type, age }: Person): SurveyInput {
  const numbers = [{ mobile_no: sampleMobile(chance) }, { other_no: sampleMobile(chance) }];
  if (survey_type === 'child') return pick(chance, numbers);
  return pick(chance, [
    ...numbers,
    { age: Math.max(18, age - 1) },
    { employed: true, income: 6500 },
  ]);
}

function deletions(entries: readonly Entry[], admin: Worker, now: Date): DemoEvent[] {
  const deleted = entries.filter(
    ({ at }, index) => index % DELETED_EVERY === 5 && now.getTime() - at.getTime() > 60 * DAY_MS,
  );
  const deletionEvents = deleted.map((entry, index) => {
    const at = new Date(entry.at.getTime() + (45 + (index % 7)) * DAY_MS);
    const deletedBy = index % 3 === 0 || at > entry.until ? admin : entry.worker;
    return {
      at,
      act: (ctx) => deleteSurvey(ctx, { id: entry.id, by: by(deletedBy) }),
    } satisfies DemoEvent;
  });
  const [restoredEntry, deletion] = [deleted[RESTORED_INDEX], deletionEvents[RESTORED_INDEX]];
  if (!restoredEntry || !deletion) return deletionEvents;
  const restored: DemoEvent = {
    at: new Date(deletion.at.getTime() + 2 * DAY_MS),
    act: (ctx) => restoreSurvey(ctx, { id: restoredEntry.id, by: by(admin) }),
  };
  return [...deletionEvents, restored];
}
