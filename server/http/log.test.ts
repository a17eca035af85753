import { fastify } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { API_ROOT } from '#domain/endpoints.ts';
import { problem } from '#domain/problems.ts';
import { setProblemHandler } from './errors.ts';
import { loggerOptions, logRequests } from './log.ts';

test('the line of a refused request has the code of its problem', async () => {
  const lines: Record<string, unknown>[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const app = fastify({ logger: { ...loggerOptions('info'), stream } });
  onTestFinished(() => app.close());
  setProblemHandler(app, { isUnavailable: () => false });
  logRequests(app);
  app.get(`${API_ROOT}/refused`, () => {
    throw problem('surveyNotFound', { message: 'Sunita is not here' });
  });
  app.get(`${API_ROOT}/found`, () => ({ success: true }));
  for (const path of ['refused', 'found']) await app.inject(`${API_ROOT}/${path}`);
  const answered = lines.filter(({ msg }) => msg === 'answered');
  expect(answered).toMatchObject([{ status: 404, code: 'surveyNotFound' }, { status: 200 }]);
  expect(answered[1]).not.toHaveProperty('code');
  expect(JSON.stringify(lines)).not.toContain('Sunita');
});
