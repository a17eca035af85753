import { consentState } from '#domain/privacy/consent.ts';
import type { SignedInActor } from '../../auth/actor.ts';
import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { findSurveyFor } from '../find-survey-for.ts';
import { findLastConsent, readConsents } from './consents.ts';
import { recordConsent } from './record-consent.ts';
import { withdrawConsent } from './withdraw-consent.ts';

type ConsentEndpoints = 'readConsents' | 'recordConsent' | 'withdrawConsent';

export function consentHandlers(ctx: AppContext): Pick<Handlers, ConsentEndpoints> {
  const read = async ({ is_admin }: SignedInActor, id: number) => {
    const consents = await readConsents(ctx.db, id, { isAdmin: is_admin });
    const last = await findLastConsent(ctx.db, id);
    return { data: { state: consentState(last?.kind), by: last?.given_by ?? null, consents } };
  };
  return {
    async readConsents({ actor, id }) {
      await findSurveyFor(ctx, actor, id, 'read');
      return read(actor, id);
    },

    async recordConsent({ actor, id, body }) {
      await recordConsent(ctx, { id, input: body, by: actor });
      return read(actor, id);
    },

    async withdrawConsent({ actor, id, body: { note = '' } }) {
      await withdrawConsent(ctx, { id, by: actor, note });
      return {};
    },
  };
}
