import { expect, test } from 'vitest';
import { smallBuild } from '../../../tests/support/app/small-renderer.ts';
import { createRenderClient } from './render-client.ts';

const folder = smallBuild();
const question = (text: string) => new Map([['faqs', { items: [{ question: text }] }]]);
const task = (text: string) => ({
  words: new Map([['en' as const, question(text)]]),
  pictures: new Map(),
  files: new Map(),
  now: new Date(),
});

test.each(['HANG', 'CRASH'])(
  'words that make the renderer %s fail their own page only',
  async (fault) => {
    const stopping = new AbortController();
    const render = createRenderClient(folder, stopping.signal, 3000);
    await expect(render(task(fault))).rejects.toMatchObject({ code: 'pageFailed' });
    const { pages } = await render(task('May I come?'));
    expect(pages[0]?.files[0]?.text).toContain('May I come?');
    stopping.abort();
  },
);

test('a task may have a time limit of its own', async () => {
  const stopping = new AbortController();
  const render = createRenderClient(folder, stopping.signal);
  await expect(render(task('HANG'), 500)).rejects.toMatchObject({ code: 'pageFailed' });
  stopping.abort();
});

test('a stop of the program does not count as a failed page', async () => {
  const stopping = new AbortController();
  const render = createRenderClient(folder, stopping.signal);
  const rendering = render(task('HANG'));
  setTimeout(() => stopping.abort(), 500);
  await expect(rendering).rejects.toMatchObject({ name: 'AbortError' });
});
