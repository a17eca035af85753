// One volunteer is deactivated later, one deleted.
import { seededRandom } from '#sample-data/chance.ts';
import { sampleMobile } from '#sample-data/numbers.ts';
import { SAMPLE_VOLUNTEERS, type SampleVolunteer } from '#sample-data/volunteers.ts';
import { createPasswordHasher } from '#server/auth/password-hasher.ts';
import { deleteVolunteer } from '#server/volunteers/delete-volunteer.ts';
import { createVolunteer } from '#server/volunteers/store.ts';
import { updateVolunteer } from '#server/volunteers/update-volunteer.ts';
import { by, type DemoEvent, type Worker, workingHour } from './event.ts';

const FIRST_ORIGIN = 20;

export interface Account {
  volunteer: SampleVolunteer;
  /** The id is set when the account is created. */
  worker: Worker;
  events: DemoEvent[];
}

export function demoAccounts(now: Date, admin: Worker, password: string): Account[] {
  const { hash } = createPasswordHasher();
  return SAMPLE_VOLUNTEERS.map((volunteer, index) => {
    const { name, email, joined, deactivated, deleted } = volunteer;
    const worker: Worker = {
      id: 0,
      name,
      isAdmin: false,
      origin: `203.0.113.${FIRST_ORIGIN + index}`,
    };
    const join: DemoEvent = {
      at: workingHour(now, joined),
      act: async (ctx) => {
        const phone = sampleMobile(seededRandom(index + 1));
        const passwordHash = await hash(password);
        const person = {
          name,
          email,
          phone,
          passwordHash,
          status: 'active',
          isAdmin: false,
        } as const;
        worker.id = (await createVolunteer(ctx, { person, by: by(admin) })).id;
      },
    };
    const events = [join];
    if (deactivated !== undefined) {
      events.push({
        at: workingHour(now, deactivated),
        act: (ctx) =>
          updateVolunteer(ctx, {
            id: worker.id,
            change: { status: 'inactive' },
            by: by(admin),
          }),
      });
    }
    if (deleted !== undefined) {
      events.push({
        at: workingHour(now, deleted),
        act: (ctx) => deleteVolunteer(ctx, { id: worker.id, by: by(admin) }),
      });
    }
    return { volunteer, worker, events };
  });
}
