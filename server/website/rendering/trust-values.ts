import { logoAddress } from '#domain/images/images.ts';
import { TRUST_LOGO } from '#domain/text/placeholders.ts';
import type { DocumentValue } from '#domain/website/document.ts';
import { type PlaceholderValues, trustNameValues } from '../../site/page-placeholders.ts';
import { trustNamesSchema } from '../../site/trust-names.ts';

/** @param facts the published document of that name @param images those in the image store, by name */
export function trustValues(
  facts: DocumentValue | undefined,
  images: ReadonlyMap<string, unknown>,
): PlaceholderValues {
  const logo = String(facts?.logo ?? '');
  return new Map([
    ...trustNameValues(trustNamesSchema.safeParse(facts).data ?? {}),
    [TRUST_LOGO, images.has(logo) ? logoAddress(logo) : ''],
  ]);
}
