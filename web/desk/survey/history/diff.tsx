import type { HistoryField, HistoryValue, RevertChange } from '#domain/surveys/history.ts';
import type { Messages } from '../../../messages/messages.ts';
import { useMessages } from '../../../messages/store.ts';
import { formatValue, shortLabel } from '../../../messages/survey-fields.ts';
import { type ChangedValue, ChangeList } from '../../../ui/details/change-list.tsx';
import { langOf } from '../../../ui/text/lang-of.ts';

export function Diff({ changes }: { changes: readonly RevertChange[] }) {
  const t = useMessages();
  return (
    <ChangeList
      changes={visibleChanges(changes).map(({ field, before, after, isUncertain }) => ({
        field,
        label: shortLabel(t, field),
        before: changedValue(t, field, before),
        after: changedValue(t, field, after),
        note: before === after ? (isUncertain ? t.history.mayDiffer : alike(t, field)) : undefined,
      }))}
    />
  );
}

/** Hides the same-address box if the address itself is shown. */
function visibleChanges(changes: readonly RevertChange[]): readonly RevertChange[] {
  const hasAddress = changes.some(({ field }) => field === 'permanent_address');
  return hasAddress ? changes.filter(({ field }) => field !== 'same_address') : changes;
}

/** Says why two values differ that look the same. */
function alike({ history }: Messages, field: HistoryField): string {
  switch (field) {
    case 'aadhar_no':
      return history.alike.number;
    case 'other_document_no':
      return history.alike.document;
    case 'volunteer_id':
      return history.alike.volunteer;
    default:
      return history.alike.other;
  }
}

/** Labels of choices are in the language of the page, typed text in its own. */
function changedValue(t: Messages, field: HistoryField, value: HistoryValue): ChangedValue {
  const text = formatValue(t, field, value);
  return { text, lang: text === value ? langOf(text) : undefined };
}
