import type { Client } from '@formspree/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ENQUIRY_FIELDS, type Enquiry } from '#domain/enquiries/enquiry.ts';
import { useLayoutWords } from '#web/public/layout/layout-context.ts';
import { formAction } from '#web/site-facts.ts';
import styles from '#web/styles/form.module.css';
import { Honeypot } from '../form/honeypot.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { useKeepTyped } from '../form/use-keep-typed.ts';
import type { ContactWords } from './contact-words.ts';
import { EnquiryErrorSummary } from './enquiry-error-summary.tsx';
import { EnquiryField } from './enquiry-field.tsx';
import { type EnquiryErrors, formClient, sendEnquiry } from './send-enquiry.ts';

type FormWords = ContactWords['form'];

interface EnquiryFormProps {
  words: FormWords;
  onSent: () => void;
  /** A form that was sent without script. */
  rejected: { values: Enquiry; errors: EnquiryErrors } | undefined;
}

export function EnquiryForm({ words, onSent, rejected }: EnquiryFormProps) {
  const { locale } = useLayoutWords();
  const form = useRef<HTMLFormElement>(null);
  useKeepTyped(form);
  const { errors, submitting, submit } = useEnquiryForm(onSent, words.not_sent, rejected?.errors);
  return (
    <form ref={form} className={styles.form} action={formAction()} method="post" onSubmit={submit}>
      {errors && <EnquiryErrorSummary errors={errors} words={words} />}
      <div className={styles.fields}>
        {ENQUIRY_FIELDS.map((name) => (
          <EnquiryField
            key={name}
            name={name}
            label={words[name]}
            error={errors?.fields[name] ?? ''}
            invalid={errors?.invalid?.[name]}
            value={rejected?.values[name]}
          />
        ))}
      </div>
      {/* The specification fixes what the English page sends. */}
      {locale === 'en' ? null : <input type="hidden" name="_language" value={locale} />}
      <Honeypot id="contact-gotcha" />
      <SubmitButton label={submitting ? words.submitting : words.submit} disabled={submitting} />
    </form>
  );
}

function useEnquiryForm(onSent: () => void, notSent: string, initialErrors?: EnquiryErrors) {
  const [errors, setErrors] = useState(initialErrors);
  const [submitting, setSubmitting] = useState(false);
  const client = useRef<Promise<Client>>(undefined);

  useEffect(() => {
    client.current ??= formClient();
    // A failed download is tried again when the form is sent.
    client.current.catch(() => {
      client.current = undefined;
    });
  }, []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (submitting) return;
    const formData = new FormData(event.currentTarget);
    const enquiry = Object.fromEntries(
      [...formData].filter(([name, value]) => name !== '_gotcha' || value !== ''),
    );
    setSubmitting(true);
    const refused = await trySend(enquiry);
    setSubmitting(false);
    setErrors(refused);
    if (!refused) onSent();
  }

  async function trySend(
    enquiry: Record<string, FormDataEntryValue>,
  ): Promise<EnquiryErrors | undefined> {
    try {
      const ready = await (client.current ?? formClient());
      const texts = Object.entries(enquiry).map(([name, value]) => [name, String(value)]);
      return await sendEnquiry(ready, Object.fromEntries(texts));
    } catch (error) {
      return { form: [error instanceof Error ? error.message : notSent], fields: {} };
    }
  }

  return { errors, submitting, submit };
}
