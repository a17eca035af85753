import type { Label } from '#domain/website/fields/labels.ts';
import type { Messages } from '../../messages/messages.ts';

/** `Opening, Introduction`; `Question 3, Answer` */
export function formatLabels(t: Messages, labels: readonly Label[]): string {
  return labels
    .map(({ text, number }) => {
      const label = t.website.label(text);
      return number === undefined ? label : t.website.item(label, number);
    })
    .join(', ');
}
