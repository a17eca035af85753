// On a busy machine a start takes longer than the ten seconds after which Fastify gives up.
import { expect, onTestFinished, test, vi } from 'vitest';
import { openTestApp } from '../../support/app/test-app.ts';

const A_MINUTE = 60_000;

test('a start that renders the published words for a minute does not time out', async () => {
  const { app, close } = await openTestApp();
  onTestFinished(close);
  const begun = Promise.withResolvers<void>();
  const rendered = Promise.withResolvers<void>();
  app.addHook('onReady', () => {
    begun.resolve();
    return rendered.promise;
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const ready = app.ready();
  await begun.promise;
  await vi.advanceTimersByTimeAsync(A_MINUTE);
  rendered.resolve();
  await expect(ready).resolves.toBeDefined();
});
