// A form that the browser submits without script. A refused one is answered with a page (rejected.ts).

import { FORM_ROOT } from '#domain/enquiries/enquiry.ts';
import { SITE_FORMS, type SiteFormId } from '#domain/enquiries/forms.ts';
import type { Language } from '#domain/languages.ts';
import button from '#web/styles/button.module.css';
import styles from '#web/styles/form.module.css';
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
  const looks: Partial<Record<string, FieldLook>> = props.fields;
  const fields = SITE_FORMS[id].fields.flatMap((field) => {
    const look = looks[field.name];
    return look ? [{ ...field, ...look }] : [];
  });
  return (
    <form className={styles.form} action={`${FORM_ROOT}/${id}`} method="post">
      {isRejected && (
        // biome-ignore lint/a11y/noAutofocus: the page of a refusal opens here
        <div className={styles.summary} role="alert" tabIndex={-1} autoFocus>
          <h3>{words.not_sent}</h3>
          <p>{rejectedError.form}</p>
          <p data-kept={rejectedError.kept}>{words.still_here}</p>
          <ul>
            {fields.map(({ name, label }) => (
              <li key={name}>
                <a href={`#${id}-${name}`}>
                  {`${label}: `}
                  <span>{rejectedField(name).error}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.fields}>
        {fields.map((field) => (
          <SiteFormField
            key={field.name}
            {...field}
            id={`${id}-${field.name}`}
            optionalMark={words.optional}
            rejected={isRejected ? rejectedField(field.name) : undefined}
          />
        ))}
      </div>
      <input type="hidden" name="_language" value={locale} />
      <div className={styles.honeypot} aria-hidden="true">
        <label htmlFor={`${id}-gotcha`}>Leave this empty</label>
        <input id={`${id}-gotcha`} name="_gotcha" tabIndex={-1} autoComplete="off" />
      </div>
      <button type="submit" className={`${button.button} ${button.geru}`}>
        {words.submit}
        <span className={button.triangle} aria-hidden="true" />
      </button>
    </form>
  );
}
