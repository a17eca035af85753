// A renderer with two pages, for the process that the program starts: it crashes on the word CRASH, never ends on
// the word HANG and waits on the word SLOW.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './temporary-folder.ts';

const RENDERER = `
const createRenderer = (_, { words }) => ({
  addresses: ['/faqs'],
  isCurrent: () => false,
  wordFiles: () => [],
  async renderPage(address) {
    const [, locale = 'en', page, slug] = /^(?:\\/(hi|mr))?\\/(\\w+)(?:\\/(.+))?$/.exec(address);
    const values = words.get(locale)?.get(page === 'faqs' ? 'faqs' : 'events');
    const text = JSON.stringify(slug ? values.items.find((item) => item.slug === slug && item.date) : values);
    if (!text) throw new Error('There is no page at ' + address);
    if (text.includes('CRASH')) process.exit(1);
    while (text.includes('HANG'));
    if (text.includes('SLOW')) await new Promise((done) => setTimeout(done, 300));
    return { address, files: [{ path: address, text: '<main>' + text + '</main><script>start()</script>' }], reads: {} };
  },
});
export const entry = { module: { createRenderer } };
`;

/** @returns the folder of a build; its pages are in `client` */
export function smallBuild(): string {
  const folder = temporaryFolder();
  const write = (path: string, text: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('server/index.js', RENDERER);
  write('package.json', '{ "type": "module" }');
  write('client/faqs/index.html', '<main>As delivered</main>');
  write('client/event/index.html', '<main>As delivered</main>');
  write('client/404/index.html', '<main>Not here</main>');
  return folder;
}
