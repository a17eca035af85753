import type { RequestField } from '#domain/privacy/privacy-request.ts';
import type { RequestFieldChange } from '#domain/privacy/request-schema.ts';
import { formatPlainDate } from '../../../messages/format-time.ts';
import type { Messages } from '../../../messages/messages.ts';
import { useMessages } from '../../../messages/store.ts';
import { type ChangedValue, ChangeList } from '../../../ui/details/change-list.tsx';
import { langOf } from '../../../ui/text/lang-of.ts';

export function RequestFieldChanges({ changes }: { changes: readonly RequestFieldChange[] }) {
  const t = useMessages();
  return (
    <ChangeList
      changes={changes.map(({ field, before, after }) => ({
        field,
        label: t.privacy.labels[field],
        before: changedValue(t, field, before),
        after: changedValue(t, field, after),
      }))}
    />
  );
}

function changedValue(
  t: Messages,
  field: RequestField,
  value: RequestFieldChange['before'],
): ChangedValue {
  const { kinds, identities } = t.privacy;
  if (value === null) return { text: '' };
  if (typeof value === 'number') return { text: String(value) };
  if (field === 'received_on' || field === 'due_on') return { text: formatPlainDate(t, value) };
  const labels: Partial<Record<RequestField, Record<string, string>>> = {
    kind: kinds,
    identity: identities,
  };
  return { text: labels[field]?.[value] ?? value, lang: labels[field] ? undefined : langOf(value) };
}
