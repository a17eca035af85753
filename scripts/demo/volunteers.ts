// Each volunteer is added by the admin; one was switched off later, one deleted.
import { chanceOf } from '#sample-data/chance.ts';
import { inventedMobile } from '#sample-data/numbers.ts';
import { INVENTED_VOLUNTEERS, type InventedVolunteer } from '#sample-data/volunteers.ts';
import { passwords } from '#server/auth/passwords.ts';
import { deleteVolunteer, updateVolunteer } from '#server/volunteers/change.ts';
import { createVolunteer } from '#server/volunteers/store.ts';
import { by, type Deed, type Worker, workingHour } from './event.ts';

const FIRST_ORIGIN = 20;

export interface Account {
  volunteer: InventedVolunteer;
  /** Its number is set when the account has been made. */
  worker: Worker;
  deeds: Deed[];
}

export function accountsOf(now: Date, admin: Worker, password: string): Account[] {
  const { hash } = passwords();
  return INVENTED_VOLUNTEERS.map((volunteer, at) => {
    const { name, email, joined, switchedOff, deleted } = volunteer;
    const worker: Worker = {
      id: 0,
      name,
      isAdmin: false,
      origin: `203.0.113.${FIRST_ORIGIN + at}`,
    };
    const join: Deed = {
      at: workingHour(now, joined),
      act: async (house) => {
        const phone = inventedMobile(chanceOf(at + 1));
        const passwordHash = await hash(password);
        const person = {
          name,
          email,
          phone,
          passwordHash,
          status: 'active',
          isAdmin: false,
        } as const;
        worker.id = (await createVolunteer(house, person, by(admin))).id;
      },
    };
    const deeds = [join];
    if (switchedOff !== undefined) {
      deeds.push({
        at: workingHour(now, switchedOff),
        act: (house) =>
          updateVolunteer(house, worker.id, { status: 'inactive' }, 'deactivate', by(admin)),
      });
    }
    if (deleted !== undefined) {
      deeds.push({
        at: workingHour(now, deleted),
        act: (house) => deleteVolunteer(house, worker.id, by(admin)),
      });
    }
    return { volunteer, worker, deeds };
  });
}
