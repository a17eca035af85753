// Corrupted images, from a bad card or from an attacker: each is stored as an intact image without metadata, or
// refused with a message, and the next good upload succeeds.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { imageName } from '#domain/images/image-name.ts';
import type { Image } from '#domain/images/image-schema.ts';
import { IMAGE_FORMATS } from '#domain/images/images.ts';
import type { Client } from '../../support/app/api/client.ts';
import { meera, sessionOf } from '../../support/app/api/people.ts';
import { openTestApp, type TestApp } from '../../support/app/test-app.ts';
import {
  anyCorruption,
  corruptPicture,
  SECRET,
  validPictures,
} from '../../support/images/harmed-pictures.ts';
import { picture, upload } from '../../support/images/pictures.ts';
import { propertyTimeout, runs } from '../../support/properties/property-runs.ts';

const A_HOURS_UPLOADS = 140;

let testApp: TestApp;
let admin: Client;
let sound: Buffer[];
let good: Buffer;

beforeAll(async () => {
  testApp = await openTestApp();
  admin = await meera(testApp);
  sound = await validPictures();
  good = await picture('png', { width: 8, height: 8 });
  for (const format of IMAGE_FORMATS) {
    await upload(testApp, admin, await picture(format, { width: 8, height: 8 }), { name: 'well' });
  }
});
afterAll(() => testApp.close());

const tempFiles = () => readdirSync(join(testApp.dataDir, 'images/tmp'));
const anyUpload = fc.record({
  harm: anyCorruption,
  replaceImage: fc.option(
    fc.constantFrom(...IMAGE_FORMATS).map((format) => imageName('well', format)),
    { nil: undefined, freq: 3 },
  ),
});

test('a damaged picture is either decoded completely or refused', propertyTimeout, async () => {
  expect(sound.filter((bytes) => bytes.includes(SECRET)).length).toBeGreaterThan(5);
  const seen = new Map<string, number>();
  let tried = 0;
  await fc.assert(
    fc.asyncProperty(anyUpload, async ({ harm, replaceImage }) => {
      await goOn(tried);
      tried += 1;
      const bytes = corruptPicture(sound, harm);
      const sent = { name: 'harmed', ...(replaceImage && { replaceImage }) };
      const reply = await upload(testApp, admin, bytes, sent);
      const answer = reply.status === 201 ? 'taken' : reply.problem.code;
      seen.set(answer, (seen.get(answer) ?? 0) + 1);
      // An image this small times out only if the encoder hangs or has died.
      expect(answer).not.toBe('imageTooSlow');
      if (answer === 'taken') await expectWhole(reply.body.data);
      expect((await upload(testApp, admin, good, { replaceImage: 'well.png' })).status).toBe(201);
      // A variant that is being written has a temp file, too.
      await expect.poll(tempFiles, { timeout: 10_000, interval: 5 }).toEqual([]);
    }),
    runs(80),
  );
  if (process.env.FC_RUNS) console.log(Object.fromEntries(seen));
  expect([...seen.keys()]).toEqual(expect.arrayContaining(['taken', 'imageDamaged']));
});

/** The image that is published now. */
async function expectWhole({ name, width, height }: Image): Promise<void> {
  const { statusCode, rawPayload } = await testApp.app.inject({ url: `/images/${name}` });
  expect(statusCode).toBe(200);
  expect(rawPayload.includes(SECRET)).toBe(false);
  const kept = sharp(rawPayload, { failOn: 'warning' });
  const {
    exif,
    xmp,
    iptc,
    icc,
    comments,
    orientation,
    pages = 1,
    ...facts
  } = await kept.metadata();
  expect([exif, xmp, iptc, icc, comments, orientation, pages]).toEqual([...Array(6), 1]);
  expect([facts.width, facts.height]).toEqual([width, height]);
  await kept.stats();
}

/** An admin's hourly upload limit and the session's end make the clock move on. */
async function goOn(tried: number): Promise<void> {
  if (tried % A_HOURS_UPLOADS !== 0) return;
  testApp.setClock(tried / A_HOURS_UPLOADS);
  admin = await sessionOf(testApp, admin.id);
}
