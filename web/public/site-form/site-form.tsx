// A form that the browser submits without script. A refused one is answered with a page (rejected.ts).

import { useRef } from 'react';
import { FORM_ROOT } from '#domain/enquiries/form-protocol.ts';
import { SITE_FORMS, type SiteFormId } from '#domain/enquiries/forms.ts';
import type { Language } from '#domain/languages.ts';
import styles from '#web/styles/form.module.css';
import { ErrorSummary } from '../form/error-summary.tsx';
import { Honeypot } from '../form/honeypot.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { useKeepTyped } from '../form/use-keep-typed.ts';
import { rejectedError, rejectedField } from './rejected.ts';
import { type FieldLook, SiteFormField } from './site-form-field.tsx';

export interface SiteFormProps<Id extends SiteFormId> {
  id: Id;
  locale: Language;
  fields: Record<(typeof SITE_FORMS)[Id]['fields'][number]['name'], FieldLook>;
  words: { optional: string; submit: string; not_sent: string; still_here: string };
  /** The page for a refused form, with placeholders for the typed values. */
  isRejected: boolean;
}

export function SiteForm<Id extends SiteFormId>(props: SiteFormProps<Id>) {
  const { id, locale, words, isRejected } = props;
  const form = useRef<HTMLFormElement>(null);
  useKeepTyped(form);
  const idOf = (name: string) => `${id}-${name}`;
  const looks: Partial<Record<string, FieldLook>> = props.fields;
  const fields = SITE_FORMS[id].fields.flatMap((field) => {
    const look = looks[field.name];
    return look ? [{ ...field, ...look }] : [];
  });
  return (
    <form ref={form} className={styles.form} action={`${FORM_ROOT}/${id}`} method="post">
      {isRejected && (
        <ErrorSummary
          words={words}
          errors={[rejectedError.form]}
          kept={rejectedError.kept}
          fields={fields.map(({ name, label }) => {
            return { id: idOf(name), label, error: rejectedField(name).error };
          })}
        />
      )}
      <div className={styles.fields}>
        {fields.map((field) => (
          <SiteFormField
            key={field.name}
            {...field}
            id={idOf(field.name)}
            optionalMark={words.optional}
            rejected={isRejected ? rejectedField(field.name) : undefined}
          />
        ))}
      </div>
      <input type="hidden" name="_language" value={locale} />
      <Honeypot id={idOf('gotcha')} />
      <SubmitButton label={words.submit} />
    </form>
  );
}
