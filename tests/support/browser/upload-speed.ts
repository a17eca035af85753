import type { Page } from '@playwright/test';

/** Limits uploads to these bytes a second. @returns a function that lifts the limit */
export async function limitUploadSpeed(
  page: Page,
  bytesPerSecond: number,
): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const unlimited = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    ...unlimited,
    // Long enough to see the screen between the last byte and the response.
    latency: 100,
    uploadThroughput: bytesPerSecond,
  });
  return async () => {
    await session.send('Network.emulateNetworkConditions', unlimited);
  };
}
