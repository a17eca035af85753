// Kavya, an editor, and the questions that she schedules, on a clock that stands still.
import { HOUR_MS } from '#domain/durations.ts';
import { publishDue } from '#server/website/publishing/publish-scheduled-job.ts';
import type { WebsiteContext } from '#server/website/website.ts';
import type { Client } from '../api/client.ts';
import type { Reply } from '../api/reply.ts';
import { openTestApp, type TestApp } from '../test-app.ts';
import { type DocumentClient, documentClient, editor, websiteOf } from './editors.ts';

export const SILENT = { warn: (_: unknown) => {}, error: (_: unknown) => {} };
export const RUNNING = new AbortController().signal;

export interface ScheduledQuestions {
  testApp: TestApp;
  kavya: Client;
  questions: DocumentClient;
  inHours: (hours: number) => Date;
  /** Saves a draft and sets the time of its publication. */
  schedule: (body: unknown, at: Date, client?: DocumentClient) => Promise<Reply<'publishDocument'>>;
  /** Publishes what is due. @returns how many documents */
  publish: (
    changes?: Partial<WebsiteContext>,
    log?: typeof SILENT,
    stopping?: AbortSignal,
  ) => Promise<number>;
  readDraft: (client?: DocumentClient) => Promise<Reply<'readDraft'>['body']['data']>;
}

export async function openScheduledQuestions(): Promise<ScheduledQuestions> {
  const testApp = await openTestApp();
  testApp.stopClock(0);
  const kavya = await editor(testApp, 'Kavya');
  const questions = documentClient(kavya, 'faqs');
  return {
    testApp,
    kavya,
    questions,
    inHours: (hours) => new Date(testApp.ctx.now().getTime() + hours * HOUR_MS),
    schedule: async (body, at, client = questions) => {
      await client.call('saveDraft', { body });
      return client.call('publishDocument', { body: { at: at.toISOString() } });
    },
    publish: (changes = {}, log = SILENT, stopping = RUNNING) =>
      publishDue(websiteOf(testApp, changes), log, stopping),
    readDraft: async (client = questions) => (await client.call('readDraft')).body.data,
  };
}
