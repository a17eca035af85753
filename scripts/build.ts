// Builds the public pages and the desk into build/client. The server runs from source.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { site } from '#content/site.ts';
import { digest, writeStamp } from './build/build-stamp.ts';
import { compressTexts } from './build/compress.ts';
import { writeCrawlerFiles } from './build/crawler-files.ts';
import { deferScripts } from './build/defer-hydration.ts';
import { drawDrawings } from './build/drawings.ts';
import { completeHeads } from './build/heads.ts';
import { writeImageUsage } from './build/image-usage.ts';
import { inlineStyles } from './build/inline-styles.ts';
import { addFontNotices } from './build/notices.ts';
import { drawPictures } from './build/pictures.ts';
import { writeSecurityText } from './build/security-text.ts';
import { writeTrustNames } from './build/trust-names.ts';

const root = join(import.meta.dirname, '..');

try {
  await build();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function build(): Promise<void> {
  const sources = digest(root);
  const client = join(root, 'build/client');
  await drawPictures(join(root, 'drawn/pictures'));
  await drawDrawings(join(root, 'drawn'));
  runReactRouter();
  deferScripts(client);
  inlineStyles(client);
  completeHeads(client);
  writeCrawlerFiles(client);
  writeSecurityText(client, site.securityContact, new Date());
  addFontNotices(root, client);
  writeImageUsage(client, join(root, 'build/picture-uses.json'));
  writeTrustNames(join(root, 'build/trust-names.json'));
  compressTexts(client);
  writeStamp(root, sources);
}

function runReactRouter(): void {
  const router = join(root, 'node_modules/@react-router/dev/bin.cjs');
  try {
    execFileSync(process.execPath, [router, 'build'], { cwd: root, stdio: 'pipe' });
  } catch (error) {
    const { stdout = '', stderr = '' } = Object(error);
    console.error(`${stdout}${stderr}`);
    throw new Error('The pages could not be built; what the builder said stands above.');
  }
}
