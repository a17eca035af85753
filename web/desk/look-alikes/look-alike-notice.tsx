import { Check, Eye, Users } from 'lucide-react';
import { AGE_DIFFERENCE } from '#domain/surveys/look-alikes/look-alike.ts';
import { formatDate } from '../../messages/format-time.ts';
import type { Messages } from '../../messages/messages.ts';
import { useMessages } from '../../messages/store.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { bidiIsolate } from '../../ui/text/isolated.ts';
import { useLinkState } from '../navigation/back-link-state.ts';
import { surveyPath } from '../navigation/paths.ts';
import { useSurveyFormFields } from '../survey-form/survey-form-context.ts';
import type { FoundEntry } from './find-look-alikes.ts';
import styles from './look-alike-notice.module.css';
import { LOOKED_AT, type ShownLookAlike } from './use-look-alikes.ts';

/** Below the field that has lost the focus. It is mounted before the notice, so that screen readers announce its content. */
export function LookAlikePlace({ field }: { field: string }) {
  const { lookAlike: shown } = useSurveyFormFields();
  if (!LOOKED_AT.some((name) => name === field)) return null;
  return (
    <div role="status" className={styles.place}>
      {shown?.at === field ? <LookAlikeNotice key={shown.found.key} {...shown} /> : null}
    </div>
  );
}

function LookAlikeNotice({ found, others, decide }: ShownLookAlike) {
  const t = useMessages();
  const here = useLinkState();
  const words = t.lookAlike;
  const isHidden = found.whose === 'hidden';
  return (
    <section className={styles.alike}>
      <p className={styles.title}>
        <Users size={20} /> <span>{titleOf(t, found)}</span>
      </p>
      <p>{isHidden ? words.someoneNote : whoseOf(t, found)}</p>
      <ul className={styles.marks}>
        {marksOf(t, found).map((mark) => (
          <li key={mark}>
            <Check size={16} /> {mark}
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
          {words.recordAnyway}
        </Button>
      </div>
    </section>
  );
}

function titleOf(t: Messages, { name, city, recordedAt }: FoundEntry): string {
  if (!name || !recordedAt) return t.lookAlike.someone;
  const place = city ? bidiIsolate(city) : '';
  return t.lookAlike.mayBe(bidiIsolate(name), place, formatDate(t, recordedAt));
}

function whoseOf(t: Messages, { whose }: FoundEntry): string {
  if (whose === 'waiting') return t.lookAlike.waiting;
  return whose === 'own' ? t.lookAlike.own : t.lookAlike.ofAnother;
}

function marksOf({ lookAlike }: Messages, { strength }: FoundEntry): string[] {
  const mark = strength === 'end' ? lookAlike.sameEnd : lookAlike.strengths[strength];
  return strength === 'alike' ? [mark, lookAlike.ageWithin(AGE_DIFFERENCE)] : [mark];
}
