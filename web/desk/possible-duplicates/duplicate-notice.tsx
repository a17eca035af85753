import { Check, Eye, Users } from 'lucide-react';
import { AGE_DIFFERENCE } from '#domain/surveys/duplicates/possible-duplicate.ts';
import { formatDate } from '../../messages/format-time.ts';
import type { Messages } from '../../messages/messages.ts';
import { useMessages } from '../../messages/store.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { bidiIsolate } from '../../ui/text/bidi-isolate.ts';
import { useLinkState } from '../navigation/back-link-state.ts';
import { surveyPath } from '../navigation/paths.ts';
import { useSurveyFormFields } from '../survey-form/survey-form-context.ts';
import styles from './duplicate-notice.module.css';
import type { FoundEntry } from './find-possible-duplicates.ts';
import { COMPARED_FIELDS, type ShownDuplicate } from './use-possible-duplicates.ts';

/**
 * Below the field that has lost the focus. It is mounted before the notice, so that screen readers announce its
 * content.
 */
export function DuplicateNoticeRegion({ field }: { field: string }) {
  const { possibleDuplicate: shown } = useSurveyFormFields();
  if (!COMPARED_FIELDS.some((name) => name === field)) return null;
  return (
    <div role="status" className={styles.region}>
      {shown?.at === field ? <DuplicateNotice key={shown.found.key} {...shown} /> : null}
    </div>
  );
}

function DuplicateNotice({ found, others, decide }: ShownDuplicate) {
  const t = useMessages();
  const here = useLinkState();
  const { isNew } = useSurveyFormFields();
  const words = t.possibleDuplicate;
  const isHidden = found.ownership === 'hidden';
  return (
    <section className={styles.alike}>
      <p className={styles.title}>
        <Users size={20} /> <span>{titleOf(t, found)}</span>
      </p>
      <p>{isHidden ? words.someoneNote : whoseOf(t, found)}</p>
      <ul className={styles.reasons}>
        {reasonsOf(t, found).map((reason) => (
          <li key={reason}>
            <Check size={16} /> {reason}
          </li>
        ))}
      </ul>
      {others > 0 ? <p>{words.more(others)}</p> : null}
      <div className={styles.actions}>
        {found.id === undefined ? null : (
          <ButtonLink to={surveyPath(found.id)} state={here}>
            <Eye size={20} /> {words.open}
          </ButtonLink>
        )}
        {isHidden ? null : <Button onClick={() => decide('different')}>{words.different}</Button>}
        <Button tone="plain" onClick={() => decide('open')}>
          {isNew ? words.recordAnyway : words.saveAnyway}
        </Button>
      </div>
    </section>
  );
}

function titleOf(t: Messages, { name, city, recordedAt }: FoundEntry): string {
  if (!name || !recordedAt) return t.possibleDuplicate.someone;
  const place = city ? bidiIsolate(city) : '';
  return t.possibleDuplicate.mayBe(bidiIsolate(name), place, formatDate(t, recordedAt));
}

function whoseOf(t: Messages, { ownership }: FoundEntry): string {
  if (ownership === 'waiting') return t.possibleDuplicate.waiting;
  return ownership === 'own' ? t.possibleDuplicate.own : t.possibleDuplicate.ofAnother;
}

function reasonsOf({ possibleDuplicate }: Messages, { strength }: FoundEntry): string[] {
  const reason =
    strength === 'end' ? possibleDuplicate.sameEnd : possibleDuplicate.strengths[strength];
  return strength === 'alike' ? [reason, possibleDuplicate.ageWithin(AGE_DIFFERENCE)] : [reason];
}
