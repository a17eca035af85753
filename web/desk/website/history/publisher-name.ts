import type { DocumentVersion } from '#domain/website/website-schema.ts';
import type { Messages } from '../../../messages/messages.ts';

export function publisherName(t: Messages, by: DocumentVersion['by'], account: number): string {
  if (!by) return t.website.byItself;
  return by.id === account ? t.website.youCapital : by.name;
}
