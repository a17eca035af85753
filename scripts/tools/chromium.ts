import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { install } from './install.ts';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** CHROMIUM, a browser of the machine, or Playwright's own. */
export function findChromium(): string | undefined {
  const given = process.env.CHROMIUM;
  return [given ?? '', ...PLACES, chromium.executablePath()].find((place) => existsSync(place));
}

/** @throws if there is none and none can be installed */
export function needChromium(): string {
  const found = findChromium() ?? installed();
  if (found) return found;
  throw new Error(
    'The browser stories need Chromium, and it could not be installed here: install it, or set CHROMIUM to its path.',
  );
}

function installed(): string | undefined {
  const name = 'chromium';
  install({ apt: name, dnf: name, pacman: name, apk: name, brew: name });
  const found = findChromium();
  if (!found) download();
  return found ?? findChromium();
}

function download(): void {
  console.log('Downloading the Chromium of Playwright …');
  const playwright = createRequire(import.meta.url).resolve('@playwright/test/package.json');
  const cli = join(dirname(playwright), 'cli.js');
  const args = [cli, 'install', '--with-deps', 'chromium'];
  spawnSync(process.execPath, args, { stdio: 'inherit' });
}
