import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deliveredAlts } from '#content/translations/picture-alts.ts';
import { openWebsite } from '#content/website/website.ts';
import { errorMessageOf } from '#server/errors/error-details.ts';
import { trustNames } from '#web/render/trust-names.ts';
import { digest, writeStamp } from './build/build-stamp.ts';
import { compressTexts } from './build/compress.ts';
import { drawDrawings } from './build/drawings.ts';
import { finishPages } from './build/finish-pages.ts';
import { addFontNotices } from './build/font-notices.ts';
import { drawPictures } from './build/pictures.ts';
import { writeServiceWorker } from './build/service-worker.ts';
import { imageUsage, writeSiteFiles } from './build/site-files.ts';
import { writeWebsiteDocuments } from './build/website-documents.ts';

const root = join(import.meta.dirname, '..');

try {
  await build();
} catch (error) {
  console.error(errorMessageOf(error));
  process.exitCode = 1;
}
// The renderer has loaded modules of the desk, whose channel between tabs would keep the process alive.
process.exit();

async function build(): Promise<void> {
  const sources = digest(root);
  const client = join(root, 'build/client');
  const website = openWebsite({ locale: 'en' });
  await drawPictures(join(root, 'drawn/pictures'));
  await drawDrawings(join(root, 'drawn'));
  runReactRouter();
  await finishPages(join(root, 'build'));
  writeSiteFiles(client, website, new Date());
  addFontNotices(root, client);
  writeWebsiteDocuments(join(root, 'build/website/documents.json'));
  writeJson(join(root, 'build/image-usage.json'), imageUsage(client, website));
  writeJson(join(root, 'build/picture-alts.json'), deliveredAlts());
  writeJson(join(root, 'build/trust-names.json'), trustNames(website));
  await writeServiceWorker(root, client);
  await compressTexts(client);
  writeStamp(root, sources);
}

function writeJson(file: string, content: object): void {
  writeFileSync(file, JSON.stringify(content));
}

function runReactRouter(): void {
  const router = join(root, 'node_modules/@react-router/dev/bin.cjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [router, 'build'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  if (status === 0) return;
  console.error(`${stdout}${stderr}`);
  throw new Error('The pages could not be built; what the builder said stands above.');
}
