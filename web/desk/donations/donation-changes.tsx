import type { DonationField, DonationFieldChange } from '#domain/donations/history.ts';
import { formatPaise } from '#domain/donations/money.ts';
import { formatPlainDate } from '../../messages/format-time.ts';
import type { Messages } from '../../messages/messages.ts';
import { useMessages } from '../../messages/store.ts';
import { type ChangedValue, ChangeList } from '../../ui/details/change-list.tsx';
import { langOf } from '../../ui/text/lang-of.ts';

export function DonationChanges({ changes }: { changes: readonly DonationFieldChange[] }) {
  const t = useMessages();
  return <ChangeList changes={changes.map((change) => listedChange(t, change))} />;
}

function listedChange(t: Messages, { field, before, after }: DonationFieldChange) {
  return {
    field,
    label: t.donations.labels[field],
    before: changedValue(t, field, before),
    after: changedValue(t, field, after),
    note: before === after ? t.history.alike.document : undefined,
  };
}

function changedValue(
  t: Messages,
  field: DonationField,
  value: DonationFieldChange['before'],
): ChangedValue {
  const { modes, kinds, sections, idTypes } = t.donations;
  if (value === null) return { text: '' };
  if (typeof value === 'number') return { text: formatPaise(value) };
  if (field === 'received_on') return { text: formatPlainDate(t, value) };
  const labels: Partial<Record<DonationField, Record<string, string>>> = {
    mode: modes,
    kind: kinds,
    section: sections,
    id_type: idTypes,
  };
  return { text: labels[field]?.[value] ?? value, lang: labels[field] ? undefined : langOf(value) };
}
