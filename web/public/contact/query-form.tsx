import type { Client } from '@formspree/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { contact } from '#content/contact.ts';
import { QUERY_FIELDS, type Query } from '#domain/enquiry.ts';
import { formAction } from '#web/site-facts.ts';
import button from '#web/styles/button.module.css';
import { ErrorSummary } from './error-summary.tsx';
import { QueryField } from './query-field.tsx';
import styles from './query-form.module.css';
import { formClient, type NotSent, sendQuery } from './send-query.ts';

interface QueryFormProps {
  onSent: () => void;
  /** What was typed and why it came back, where a browser without script is shown the form again. */
  again?: { typed: Query; notSent: NotSent };
}

export function QueryForm({ onSent, again }: QueryFormProps) {
  const { notSent, submitting, submit } = useQuerySending(onSent, again?.notSent);
  return (
    <form className={styles.form} action={formAction()} method="post" onSubmit={submit}>
      {notSent && <ErrorSummary notSent={notSent} />}
      <div className={styles.fields}>
        {QUERY_FIELDS.map((name) => (
          <QueryField
            key={name}
            name={name}
            error={notSent?.fields[name] ?? ''}
            invalid={notSent?.invalid?.[name]}
            value={again?.typed[name]}
          />
        ))}
      </div>
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor="contact-gotcha">Leave this empty</label>
        <input id="contact-gotcha" name="_gotcha" tabIndex={-1} autoComplete="off" />
      </div>
      <button type="submit" className={`${button.button} ${button.geru}`} disabled={submitting}>
        {submitting ? 'Submitting...' : 'Submit'}
        <span className={button.triangle} aria-hidden="true" />
      </button>
    </form>
  );
}

function useQuerySending(onSent: () => void, before?: NotSent) {
  const [notSent, setNotSent] = useState(before);
  const [submitting, setSubmitting] = useState(false);
  const client = useRef<Promise<Client>>(undefined);

  useEffect(() => {
    client.current ??= formClient();
    // Whether it could be fetched is asked again when something is sent.
    client.current.catch(() => {
      client.current = undefined;
    });
  }, []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (submitting) return;
    const typed = new FormData(event.currentTarget);
    const query = Object.fromEntries(
      [...typed].filter(([name, value]) => name !== '_gotcha' || value !== ''),
    );
    setSubmitting(true);
    const refused = await sent(query);
    setSubmitting(false);
    setNotSent(refused);
    if (!refused) onSent();
  }

  async function sent(query: Record<string, FormDataEntryValue>): Promise<NotSent | undefined> {
    try {
      const ready = await (client.current ?? formClient());
      const texts = Object.entries(query).map(([name, value]) => [name, String(value)]);
      return await sendQuery(ready, Object.fromEntries(texts));
    } catch (error) {
      return { form: [error instanceof Error ? error.message : contact.form.notSent], fields: {} };
    }
  }

  return { notSent, submitting, submit };
}
