import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/prerequisites/chromium.ts';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/screens',
  globalSetup: './tests/support/program/started-trust.ts',
  // One more than cores: stories also wait for timers and for the network.
  workers: availableParallelism() + 1,
  forbidOnly: true,
  // For machines whose other work stops a browser for seconds. The run names each test that needed it.
  retries: 1,
  // Long timeouts for busy machines; bench/ measures speed.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    // A worker would hide requests from page.route; tests/e2e/offline allows it.
    serviceWorkers: 'block',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    actionTimeout: 15_000,
    // Clicks wait for what moves to stand still. Motion has stories of its own (public/motion.spec.ts).
    contextOptions: { reducedMotion: 'reduce' },
    // Traces cost a third of the time. To debug a failure: --trace retain-on-failure.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A story ends before optimised code has paid for its compilation: a sixth less processor time.
        '--js-flags=--no-maglev --no-turbofan --min-semi-space-size=16',
      ],
    },
  },
});
