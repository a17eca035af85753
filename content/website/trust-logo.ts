import { storedImageName } from '#domain/images/images.ts';
import { facts } from '../documents/facts.ts';
import type { ImageSize } from './shown-picture.ts';
import type { Website } from './website.ts';

interface TrustLogo extends ImageSize {
  /** In the image store. */
  readonly file: string;
}

/** @returns undefined without one: the program's own mark is shown */
export function trustLogo(website: Website): TrustLogo | undefined {
  const { logo } = website.words(facts);
  // The drawings of the design are not in the image store.
  if (logo?.kind !== 'scene') return undefined;
  const { name, width, height } = logo;
  return { file: storedImageName(name), width, height };
}
