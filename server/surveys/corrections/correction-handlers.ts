import { validationError } from '#domain/problems.ts';
import { checkNote } from '#domain/surveys/corrections/correction.ts';
import type { AppContext } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { auditedBy, findSurveyFor } from '../visible-survey.ts';
import {
  acceptCorrection,
  answerCorrection,
  entriesToCorrect,
  sendBack,
  threadOf,
} from './corrections.ts';

type CorrectionEndpoints =
  | 'sendBackSurvey'
  | 'answerCorrection'
  | 'acceptCorrection'
  | 'readCorrection'
  | 'listToCorrect';

export function correctionHandlers(ctx: AppContext): Pick<Handlers, CorrectionEndpoints> {
  return {
    async sendBackSurvey({ actor, id, body, origin }) {
      await sendBack(ctx, id, ensureNote(body), auditedBy(actor, origin));
      return { data: await threadOf(ctx, id) };
    },

    async answerCorrection({ actor, id, body, origin }) {
      await findSurveyFor(ctx, actor, id, 'update');
      await answerCorrection(ctx, id, ensureNote(body), auditedBy(actor, origin));
      return { data: await threadOf(ctx, id) };
    },

    async acceptCorrection({ actor, id, origin }) {
      await acceptCorrection(ctx, id, auditedBy(actor, origin));
      return { data: await threadOf(ctx, id) };
    },

    async readCorrection({ actor, id }) {
      await findSurveyFor(ctx, actor, id, 'read');
      return { data: await threadOf(ctx, id) };
    },

    async listToCorrect({ actor }) {
      return { data: await entriesToCorrect(ctx, actor.id) };
    },
  };
}

/** @throws Problem brokenRule */
export function ensureNote({ note = '' }: { note?: string | undefined }): string {
  const fieldErrors = checkNote({ note });
  if (fieldErrors.length > 0) throw validationError(fieldErrors);
  return note;
}
