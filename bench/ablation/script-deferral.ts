// The pages load their script as React Router builds them: preloaded, and run as soon as it is there.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuiltFile, readBuild as readDeferred } from '#server/site/static-files.ts';
import { replaceModule } from './replace-module.ts';

export * from '#server/site/static-files.ts';

replaceModule('server/site/static-files.ts', import.meta.url);

const LOADER =
  /<script>\(\(\) => \{(?:(?!<\/script>)[\s\S])*?import\("(\/assets\/start-[^"]+)"\)[\s\S]*?<\/script>/;
const IMPORTED = /(?:from |import |import\()"\.\/([^"]+)"/g;

export function readBuild(folder: string): BuiltFile[] {
  return readDeferred(folder).map((file) => {
    if (file.extension !== '.html') return file;
    const html = file.body.toString('utf8');
    const [loader = '', start = ''] = LOADER.exec(html) ?? [];
    if (!loader) return file;
    const imported = readFileSync(join(folder, start), 'utf8').matchAll(IMPORTED);
    const preloads = [...imported].map(
      ([, name]) => `<link rel="modulepreload" href="/assets/${name}"/>`,
    );
    const body = html
      .replace('</head>', () => `${preloads.join('')}</head>`)
      .replace(loader, () => `<script type="module" async src="${start}"></script>`);
    return { ...file, body: Buffer.from(body), compressed: {} };
  });
}
