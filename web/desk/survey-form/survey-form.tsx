import { type ReactNode, useMemo, useState } from 'react';
import type { SurveyType } from '#domain/surveys/survey.ts';
import { fieldErrorMessage } from '../../messages/errors.ts';
import { useMessages } from '../../messages/store.ts';
import { fieldOptions } from '../../messages/survey-fields.ts';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { SegmentedControl } from '../../ui/tabs/segmented-control.tsx';
import type { DraftAutosave } from '../drafts/draft-autosave.ts';
import { DraftRestored } from '../drafts/draft-restored.tsx';
import { ResumeDrafts } from '../drafts/resume-drafts.tsx';
import { useAutosave } from '../drafts/use-draft-autosave.ts';
import { HouseholdBanner, prefilledFields } from '../household/prefilled-fields.tsx';
import { LeaveGuard } from '../navigation/leave-guard.tsx';
import { useFocusOnMount } from '../navigation/use-focus-on-mount.ts';
import { useBlockUpdate } from '../offline/use-block-update.ts';
import { usePossibleDuplicates } from '../possible-duplicates/use-possible-duplicates.ts';
import type { VolunteerOptions } from '../volunteers/choice/volunteer-choice.ts';
import { adultChapters } from './chapters/adult-chapters.ts';
import { ChapterNav } from './chapters/chapter-nav.tsx';
import { ChapterSection } from './chapters/chapter-section.tsx';
import { chapterStates } from './chapters/chapter-states.ts';
import { childChapters } from './chapters/child-chapters.ts';
import { consentChapter } from './chapters/consent-chapter.ts';
import { VolunteerField } from './fields/volunteer-field.tsx';
import { moveOnEnter } from './move-on-enter.ts';
import { requestBodyOf } from './request-body.ts';
import { requirementsOf } from './requirements.ts';
import { type SubmitOptions, SubmitRow } from './submit-row.tsx';
import styles from './survey-form.module.css';
import { SurveyFormContext } from './survey-form-context.ts';
import { type SurveyFormOptions, useSurveyForm } from './use-survey-form.ts';
import { emptyValues, type SurveyValues } from './values.ts';

interface SurveyFormProps extends Omit<SurveyFormOptions, 'initial'>, SubmitOptions {
  autosave: DraftAutosave;
  /** The draft began from an older version of the survey. */
  isStale?: boolean;
  title: string;
  /** Null for volunteers, who enter their own surveys. */
  volunteers: VolunteerOptions | null;
  /** New surveys may still change their type. */
  isNew: boolean;
  close?: ReactNode;
}

export function SurveyForm(props: SurveyFormProps) {
  const t = useMessages();
  const { title, volunteers, isNew, autosave } = props;
  const { initial } = autosave;
  const possibleDuplicates = usePossibleDuplicates(initial);
  const send: typeof props.send = (body, handle) =>
    props.send(possibleDuplicates.withDecisions(body), handle);
  const form = useSurveyForm({ ...props, send, initial: initial.values });
  const heading = useFocusOnMount();
  useBlockUpdate();
  const [current, setCurrent] = useState<string | null>(null);
  // A new survey is written in the dashboard, which keeps its own h1.
  const Title = isNew ? 'h2' : 'h1';
  const { values, currentErrors, shownErrors, errors } = form;
  const isSaved = useAutosave(autosave, values);
  const chapters = [
    ...(props.notice || values.consent_notice ? [consentChapter] : []),
    ...(values.survey_type === 'child' ? childChapters : adultChapters),
  ];
  const { errorsWhenEmpty, requirements } = useRequirements(values.survey_type, props);
  const ownerError = shownErrors.find(({ field }) => field === 'volunteer_id');
  const isUnsaved = values !== initial.values && isSaved !== true;
  // A draft that is still being written survives leaving the screen, but not closing the page.
  const wouldLoseData = (path: string | null) =>
    !form.sent.current && (isUnsaved || (path === null && autosave.isWriting()));

  return (
    <form
      method="post"
      noValidate
      aria-labelledby="form-title"
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
      onKeyDown={moveOnEnter}
      onBlur={({ target }) => possibleDuplicates.check(target.name, values)}
      onFocus={({ target }) => {
        // Browsers scroll to the caret only, not to the whole text area.
        if (target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest' });
        const chapter = target.closest('[data-chapter]');
        if (chapter) setCurrent(chapter.id);
      }}
    >
      <div className={styles.head}>
        <Title id="form-title" ref={heading} tabIndex={-1}>
          {title}
        </Title>
        {isNew ? (
          <SegmentedControl
            legend={t.fields.labels.survey_type}
            name="survey_type"
            value={values.survey_type}
            options={fieldOptions(t, 'survey_type')}
            onChange={(type) => form.onChange('survey_type', type)}
          />
        ) : null}
        {props.close}
      </div>
      <ResumeDrafts actor={{ id: initial.account }} current={initial} />
      <HouseholdBanner household={initial.household} form={form} />
      <DraftRestored draft={initial} isStale={props.isStale ?? false} />
      <div className={styles.panel}>
        <ChapterNav
          states={chapterStates(chapters, { errorsWhenEmpty, currentErrors, shownErrors })}
          current={current}
        />
        <div className={styles.chapters}>
          {errors ? (
            <ErrorSummary
              key={errors.attempt}
              errors={errors.fieldErrors}
              labels={t.fields.labels}
            />
          ) : null}
          {volunteers ? (
            <VolunteerField
              options={volunteers}
              value={values.volunteer_id}
              error={ownerError && fieldErrorMessage(t, ownerError)}
              onChange={(id) => form.onChange('volunteer_id', id)}
            />
          ) : null}
          <SurveyFormContext
            value={{
              values,
              stored: initial.base,
              isNew,
              fieldErrors: shownErrors,
              requirements,
              onChange: form.onChange,
              prefilled: prefilledFields(initial.household, form),
              possibleDuplicate: possibleDuplicates.shown,
            }}
          >
            {chapters.map((chapter, index) => (
              <ChapterSection
                key={chapter.id}
                chapter={chapter}
                number={index + 1}
                level={isNew ? 3 : 2}
              />
            ))}
          </SurveyFormContext>
          <SubmitRow form={form} isSaved={isSaved} {...props} />
        </div>
      </div>
      <LeaveGuard
        title={t.surveyForm.leave.title}
        stayLabel={t.surveyForm.leave.stay}
        wouldLoseData={wouldLoseData}
        isUndecided={isSaved === null}
      >
        <p>{t.surveyForm.leave.text}</p>
      </LeaveGuard>
    </form>
  );
}

function useRequirements(survey_type: SurveyType, { check, actorIsAdmin }: SurveyFormProps) {
  return useMemo(() => {
    const checkValues = (values: SurveyValues) =>
      check(requestBodyOf(values, { withVolunteer: actorIsAdmin }));
    return {
      errorsWhenEmpty: checkValues({ ...emptyValues(0), survey_type }),
      requirements: requirementsOf(survey_type, checkValues),
    };
  }, [survey_type, check, actorIsAdmin]);
}
