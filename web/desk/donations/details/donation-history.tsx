import type { DonationChange } from '#domain/donations/donation-schema.ts';
import type { GiftChange, GiftField } from '#domain/donations/history.ts';
import { formatRupees } from '#domain/donations/money.ts';
import { failureMessage } from '../../../messages/errors.ts';
import { formatExactTime } from '../../../messages/format-time.ts';
import type { Messages } from '../../../messages/messages.ts';
import { useMessages } from '../../../messages/store.ts';
import { Panel } from '../../../ui/panel.tsx';
import { langOf } from '../../../ui/script.ts';
import { type ChangedValue, ChangeList } from '../../parts/change-list.tsx';
import { RetryBanner } from '../../parts/retry-banner.tsx';
import timeline from '../../survey/history/history.module.css';
import { formatGiftDate } from '../format-gift-date.ts';
import type { LoadedHistory } from '../load-donations.ts';

export function DonationHistory({ history }: { history: LoadedHistory }) {
  const t = useMessages();
  return (
    <Panel title={t.history.title}>
      {history.data ? (
        <ol className={timeline.history}>
          {history.data.data.map((change) => (
            <Change key={`${change.at} ${change.action}`} change={change} />
          ))}
        </ol>
      ) : (
        <RetryBanner title={failureMessage('readDonationHistory')(history.problem)(t)} />
      )}
    </Panel>
  );
}

function Change({ change: { action, at, by, changes } }: { change: DonationChange }) {
  const t = useMessages();
  return (
    <li className={timeline.entry}>
      <h3>{t.donations.actions[action]}</h3>
      <p className={timeline.by}>
        {formatExactTime(t, at)} · <span lang={langOf(by.name)}>{by.name}</span>
      </p>
      {changes.length > 0 ? (
        <ChangeList changes={changes.map((change) => listedChange(t, change))} />
      ) : null}
    </li>
  );
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
