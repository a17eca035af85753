import { HOUR_MS } from '#domain/durations.ts';
import { may } from '#domain/permissions.ts';
import type {
  DuplicateCheckInput,
  PossibleDuplicate,
} from '#domain/surveys/duplicates/duplicate-schema.ts';
import { MAX_POSSIBLE_DUPLICATES } from '#domain/surveys/duplicates/possible-duplicate.ts';
import { withoutPhonePrefix } from '#domain/surveys/mobile.ts';
import { type NewAuditEvent, writeAudit } from '../../../audit-log/audit-log.ts';
import type { SignedInActor } from '../../../auth/actor.ts';
import type { AppContext } from '../../../context.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { accountLimit } from '../../../rate-limit/account-limit.ts';
import { decryptSubmittedNumbers } from '../../identity-numbers/decrypt-submitted-numbers.ts';
import { numbersSearched } from '../../identity-numbers/identity-numbers.ts';
import {
  type FoundDuplicate,
  findPossibleDuplicates,
  type PersonToMatch,
} from './find-possible-duplicates.ts';

/** A volunteer's work needs fewer look-ups by an identity number, guessing numbers many more. */
const LOOK_UPS_AN_HOUR = 300;

export function possibleDuplicateHandlers(
  ctx: AppContext,
): Pick<Handlers, 'findPossibleDuplicates'> {
  const refusal = 'tooManyLookUps';
  const limit = accountLimit({ limit: LOOK_UPS_AN_HOUR, windowMs: HOUR_MS, refusal }, ctx.now);
  return {
    async findPossibleDuplicates({ actor, body }) {
      const person = personToMatch(ctx, body, actor);
      // An admin may search by any number.
      const looksUpNumber =
        !actor.is_admin && (person.aadhaarIndex ?? person.documentNumberIndex) !== null;
      // Look-ups without a result are refused at the limit as well: they would tell which numbers are unknown.
      if (looksUpNumber) limit.count(actor.id);
      else limit.check(actor.id);
      const found = await findPossibleDuplicates(ctx, person, body.id ?? undefined);
      const shown = found.slice(0, MAX_POSSIBLE_DUPLICATES);
      // Look-ups by number reveal who else has been recorded.
      if (shown.some((each) => !may(actor, 'read', each))) {
        const event: NewAuditEvent = { by: actor, action: 'lookUp', entity: 'survey', id: null };
        await writeAudit(ctx.db, event, ctx.now());
        if (!looksUpNumber) limit.count(actor.id);
      }
      return { data: shown.map((each) => toPossibleDuplicate(actor, each)) };
    },
  };
}

function personToMatch(
  { vault, keyPairs }: AppContext,
  body: DuplicateCheckInput,
  actor: SignedInActor,
): PersonToMatch {
  const draft = decryptSubmittedNumbers(keyPairs, { ...body, id: undefined }, actor);
  const { aadhaarIndex = null } = numbersSearched(vault, draft.aadhar_no ?? '');
  const { documentNumberIndex = null } = numbersSearched(vault, draft.other_document_no ?? '');
  return {
    name: draft.name ?? '',
    father_name: draft.father_name ?? '',
    gender: draft.gender ?? '',
    age: draft.age ?? null,
    city: draft.city ?? '',
    constituency: draft.constituency ?? '',
    mobile_no: withoutPhonePrefix((draft.mobile_no ?? '').replace(/\D/g, '')),
    aadhaarIndex,
    documentNumberIndex,
  };
}

function toPossibleDuplicate(actor: SignedInActor, found: FoundDuplicate): PossibleDuplicate {
  const { strength, id, name, city, constituency, recorded_at, created_at, volunteer_id } = found;
  if (!may(actor, 'read', found)) return { strength, own: false };
  const own = volunteer_id === actor.id;
  return { strength, own, id, name, city, constituency, recorded_at: recorded_at ?? created_at };
}
