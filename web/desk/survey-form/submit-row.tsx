import type { ReactNode } from 'react';
import { useMessages } from '../../messages/store.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { AutosaveStatus } from '../drafts/autosave-status.tsx';
import styles from './survey-form.module.css';
import type { Failure, FormHandle, useSurveyForm } from './use-survey-form.ts';

export interface SubmitOptions {
  submit: { label: string; busy: string };
  onCancel: () => void;
  /** Replaces the banner of a failure, unless it is null. */
  failureBanner?: (failure: Failure, form: FormHandle) => ReactNode;
}

interface SubmitRowProps extends SubmitOptions {
  form: ReturnType<typeof useSurveyForm>;
  isSaved: boolean | null;
}

/** On a phone it stays at the bottom of the screen. */
export function SubmitRow({ form, isSaved, submit, onCancel, failureBanner }: SubmitRowProps) {
  const t = useMessages();
  const { failure, sending } = form;
  return (
    <div className={styles.send}>
      {failure ? (
        <div className={styles.failure}>
          {failureBanner?.(failure, form) ?? (
            <Banner kind="error" title={failure.message(t)}>
              {t.surveyForm.nothingLost}
            </Banner>
          )}
        </div>
      ) : null}
      <Button type="submit" tone="primary" busy={sending && submit.busy}>
        {submit.label}
      </Button>
      <Button onClick={onCancel}>{t.ui.cancel}</Button>
      <AutosaveStatus isSaved={isSaved} />
    </div>
  );
}
