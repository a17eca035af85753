import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { install } from './install.ts';

// Tests take half the processor time in a headless shell, without the services of a desktop browser.
const SHELL = '/usr/bin/chromium-headless-shell';
const PLACES = [
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
/** Debian has a package of the shell in the same version. */
const DEBIAN = '/etc/chromium.d';

/** Playwright takes the browser that it downloaded if this finds none. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM ?? '', ...PLACES].find((place) => existsSync(place));
}

/** @throws Error if there is none and none can be installed */
export function needChromium(): void {
  if (process.env.CHROMIUM || existsSync(SHELL)) return;
  const hasBrowser = findChromium() !== undefined || hasDownloaded();
  if (!hasBrowser || existsSync(DEBIAN)) install({ apt: 'chromium-headless-shell' });
  if (hasBrowser || findChromium()) return;
  const name = 'chromium';
  install({ apt: name, dnf: name, pacman: name, apk: name, brew: name });
  if (findChromium()) return;
  download();
  if (hasDownloaded()) return;
  throw new Error(
    'The browser stories need Chromium, and it could not be installed here: install it, or set CHROMIUM to its path.',
  );
}

const hasDownloaded = (): boolean => existsSync(chromium.executablePath());

function download(): void {
  console.log('Downloading the Chromium of Playwright …');
  const playwright = createRequire(import.meta.url).resolve('@playwright/test/package.json');
  const cli = join(dirname(playwright), 'cli.js');
  const args = [cli, 'install', '--with-deps', 'chromium'];
  spawnSync(process.execPath, args, { stdio: 'inherit' });
}
