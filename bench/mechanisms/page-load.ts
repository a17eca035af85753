// A visitor's first load of a page, on a slow phone and line, in Chromium.
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../../scripts/prerequisites/chromium.ts';

const SLOWED = 6;
/** 3G: 300 ms there and back, 1.6 Mbit/s. */
const LINE = {
  offline: false,
  latency: 300,
  downloadThroughput: 200_000,
  uploadThroughput: 96_250,
};

export interface PageLoad {
  firstPaint: number;
  largestPaint: number;
}

export async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
}

/** With an empty cache. @returns milliseconds */
export async function loadPage(browser: Browser, address: string): Promise<PageLoad> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  try {
    const phone = await page.context().newCDPSession(page);
    await phone.send('Network.enable');
    await phone.send('Network.emulateNetworkConditions', LINE);
    await phone.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    await page.goto(address, { waitUntil: 'networkidle' });
    return await page.evaluate(
      () =>
        new Promise<PageLoad>((resolve) => {
          new PerformanceObserver((list) => {
            resolve({
              firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
              largestPaint: list.getEntries().at(-1)?.startTime ?? 0,
            });
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
  } finally {
    await page.close();
  }
}
