import childProcess from 'node:child_process';
import { EventEmitter } from 'node:events';
import { syncBuiltinESMExports } from 'node:module';
import { expect, onTestFinished, test, vi } from 'vitest';
import { forkedWorker } from './forked-worker.ts';

test('a task that cannot reach its process fails, and nothing stays unhandled', async () => {
  // Without free file descriptors fork() returns a process without send().
  const child = Object.assign(new EventEmitter(), { connected: true, kill: () => true });
  const fork = vi.spyOn(childProcess, 'fork').mockImplementation(() => Object(child));
  syncBuiltinESMExports();
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  onTestFinished(() => {
    fork.mockRestore();
    syncBuiltinESMExports();
    process.off('unhandledRejection', unhandled);
  });
  const stopping = new AbortController();
  const run = forkedWorker('worker.ts', { stopping: stopping.signal, timeoutMs: 1000 });
  await expect(run({})).rejects.toThrow('child.send is not a function');
  stopping.abort();
  await new Promise((resolve) => setImmediate(resolve));
  expect(unhandled).not.toHaveBeenCalled();
});
