import { Fragment } from 'react';
import { fieldErrorMessage } from '../../../messages/errors.ts';
import { useMessages } from '../../../messages/store.ts';
import { classes } from '../../../ui/classes.ts';
import { FieldRow } from '../../../ui/forms/field-row.tsx';
import { DevanagariNumber } from '../../../ui/text/devanagari-number.tsx';
import { DuplicateNoticeRegion } from '../../possible-duplicates/duplicate-notice.tsx';
import { FormField } from '../fields/form-field.tsx';
import { useSurveyFormFields } from '../survey-form-context.ts';
import styles from './chapter-section.module.css';
import type { Chapter, FormRow } from './fields.ts';

interface ChapterSectionProps {
  chapter: Chapter;
  number: number;
  level: 2 | 3;
}

export function ChapterSection({ chapter, number, level }: ChapterSectionProps) {
  const t = useMessages();
  const { values } = useSurveyFormFields();
  const { Lead } = chapter;
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <section
      id={chapter.id}
      className={styles.chapter}
      aria-labelledby={`${chapter.id}-title`}
      data-chapter={chapter.id}
    >
      <Title id={`${chapter.id}-title`} className={styles.title} tabIndex={-1}>
        <DevanagariNumber value={number} />
        {t.surveyForm.chapters[chapter.id].title}
      </Title>
      {chapter.intro ? <p>{chapter.intro(t)}</p> : null}
      {Lead ? <Lead /> : null}
      {chapter.rows
        .filter((row) => row.shown?.(values) ?? true)
        .map((row) => (
          <Row key={row.fields[0]?.name} row={row} />
        ))}
    </section>
  );
}

function Row({ row }: { row: FormRow }) {
  const t = useMessages();
  const { fieldErrors } = useSurveyFormFields();
  const errorAt = (name: string) => {
    const error = fieldErrors.find(({ field }) => field === name);
    return error && fieldErrorMessage(t, error);
  };
  return (
    <>
      {row.separator ? <p className={styles.or}>{row.separator(t)}</p> : null}
      <div className={classes(row.addresses && styles.addresses)}>
        <FieldRow>
          {row.fields.map((field) => (
            <Fragment key={field.name}>
              <FormField field={field} error={errorAt(field.name)} />
              <DuplicateNoticeRegion field={field.name} />
            </Fragment>
          ))}
        </FieldRow>
      </div>
    </>
  );
}
