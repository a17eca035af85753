import type { GiftChange, GiftField } from '#domain/donations/history.ts';
import { formatRupees } from '#domain/donations/money.ts';
import type { Messages } from '../../messages/messages.ts';
import { useMessages } from '../../messages/store.ts';
import { type ChangedValue, ChangeList } from '../../ui/change-list.tsx';
import { langOf } from '../../ui/text/script.ts';
import { formatGiftDate } from './format-gift-date.ts';

export function GiftChanges({ changes }: { changes: readonly GiftChange[] }) {
  const t = useMessages();
  return <ChangeList changes={changes.map((change) => listedChange(t, change))} />;
}

function listedChange(t: Messages, { field, before, after }: GiftChange) {
  return {
    field,
    label: t.donations.labels[field],
    before: changedValue(t, field, before),
    after: changedValue(t, field, after),
    note: before === after ? t.history.alike.document : undefined,
  };
}

function changedValue(t: Messages, field: GiftField, value: GiftChange['before']): ChangedValue {
  const { modes, kinds, sections, idTypes } = t.donations;
  if (value === null) return { text: '' };
  if (typeof value === 'number') return { text: formatRupees(value) };
  if (field === 'received_on') return { text: formatGiftDate(t, value) };
  const labels: Partial<Record<GiftField, Record<string, string>>> = {
    mode: modes,
    kind: kinds,
    section: sections,
    id_type: idTypes,
  };
  return { text: labels[field]?.[value] ?? value, lang: labels[field] ? undefined : langOf(value) };
}
