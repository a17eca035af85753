import { expect, onTestFinished, test, vi } from 'vitest';
import { forkedWorker } from './forked-worker.ts';

// Without free file descriptors fork() returns a process without send().
vi.mock('node:child_process', async () => {
  const { EventEmitter } = await import('node:events');
  const fork = () => Object.assign(new EventEmitter(), { connected: true, kill: () => true });
  return { fork };
});

test('a task that cannot reach its process fails, and nothing stays unhandled', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  onTestFinished(() => void process.off('unhandledRejection', unhandled));
  const stopping = new AbortController();
  const run = forkedWorker('worker.ts', { stopping: stopping.signal, timeoutMs: 1000 });
  await expect(run({})).rejects.toThrow('child.send is not a function');
  stopping.abort();
  await new Promise((resolve) => setImmediate(resolve));
  expect(unhandled).not.toHaveBeenCalled();
});
