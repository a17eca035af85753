import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { withdrawConsent } from '../changes/delete-survey.ts';
import { findSurveyFor } from '../visible-survey.ts';
import { readConsents } from './consents.ts';
import { recordConsent } from './record-consent.ts';

type ConsentEndpoints = 'readConsents' | 'recordConsent' | 'withdrawConsent';

export function consentHandlers(ctx: AppContext): Pick<Handlers, ConsentEndpoints> {
  const read = async (id: number) => {
    const consents = await readConsents(ctx.db, id);
    return { data: { state: consents.at(-1)?.kind ?? null, consents } };
  };
  return {
    async readConsents({ actor, id }) {
      await findSurveyFor(ctx, actor, id, 'read');
      return read(id);
    },

    async recordConsent({ actor, id, body }) {
      await findSurveyFor(ctx, actor, id, 'update');
      await recordConsent(ctx, { id, input: body, by: actor });
      return read(id);
    },

    async withdrawConsent({ actor, id, body: { note = '' } }) {
      await findSurveyFor(ctx, actor, id, 'delete');
      await withdrawConsent(ctx, { id, by: actor, note });
      return {};
    },
  };
}
