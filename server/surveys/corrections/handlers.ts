import type { correctionEndpoints } from '#domain/endpoints/correction-endpoints.ts';
import { ensureValid } from '#domain/problems.ts';
import { checkNote } from '#domain/surveys/corrections/correction.ts';
import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { findSurveyFor } from '../find-survey-for.ts';
import { acceptCorrection, answerCorrection, sendBack } from './corrections.ts';
import { listEntriesToCorrect, readThread } from './threads.ts';

export function correctionHandlers(
  ctx: AppContext,
): Pick<Handlers, keyof typeof correctionEndpoints> {
  return {
    async sendBackSurvey({ actor, id, body }) {
      await sendBack(ctx, { id, note: ensureNote(body), by: actor });
      return { data: await readThread(ctx, id) };
    },

    async answerCorrection({ actor, id, body }) {
      await answerCorrection(ctx, { id, note: body.note ?? '', by: actor });
      return { data: await readThread(ctx, id) };
    },

    async acceptCorrection({ actor, id }) {
      await acceptCorrection(ctx, { id, by: actor });
      return { data: await readThread(ctx, id) };
    },

    async readCorrection({ actor, id }) {
      await findSurveyFor(ctx, actor, id, 'read');
      return { data: await readThread(ctx, id) };
    },

    async listToCorrect({ actor }) {
      return { data: await listEntriesToCorrect(ctx, actor.id) };
    },
  };
}

/** @throws Problem brokenRule */
export function ensureNote({ note = '' }: { note?: string | undefined }): string {
  ensureValid(checkNote({ note }));
  return note;
}
