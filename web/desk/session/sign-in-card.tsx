import { type FormEventHandler, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../messages/store.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { TextInput } from '../../ui/forms/controls/control.tsx';
import { PasswordInput, type PasswordInputProps } from '../../ui/forms/controls/password-input.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import frieze from '../layout/frieze.svg';
import { NoScript } from '../layout/no-script.tsx';
import styles from './login.module.css';

interface Entry {
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

export interface SignInForm {
  email: Entry;
  password: Entry & Pick<PasswordInputProps, 'visibility'>;
  /** Null until the account asks for one. */
  code: (Entry & { isRefused: boolean }) | null;
  failure: string | null;
  isRefused: boolean;
  isSending: boolean;
  isOnline: boolean;
  /** The address of an earlier session; null without one. */
  back: string | null;
  onSubmit: FormEventHandler;
}

interface SignInCardProps {
  /** Null before the script is loaded: the typed text stays, and the button waits. */
  form: SignInForm | null;
  shaking?: boolean;
  onShaken?: () => void;
}

export function SignInCard({ form, shaking = false, onShaken }: SignInCardProps) {
  const t = useMessages();
  return (
    <div className={styles.screen}>
      <form
        className={classes(styles.card, shaking && styles.shake)}
        onAnimationEnd={({ target, currentTarget }) => {
          if (target === currentTarget) onShaken?.();
        }}
        method="post"
        noValidate
        onSubmit={form?.onSubmit}
      >
        <div>
          <h1>{t.account.welcomeBack}</h1>
          <p className={styles.subtitle}>{t.account.signInIntro}</p>
          <div role="status">
            {form?.isOnline === false ? (
              <p className={styles.subtitle}>{t.account.signInOffline}</p>
            ) : null}
          </div>
        </div>
        {form?.failure ? <Banner kind="error" title={form.failure} /> : null}
        <Field id="email" label={t.account.email} required error={form?.email.error}>
          {(wiring) => (
            <TextInput
              {...wiring}
              aria-invalid={form?.isRefused || wiring['aria-invalid']}
              name="email"
              type="email"
              inputMode="email"
              autoComplete="username"
              autoCapitalize="none"
              value={form?.email.value}
              onChange={(event) => form?.email.onChange(event.target.value)}
            />
          )}
        </Field>
        <Field id="password" label={t.account.password} required error={form?.password.error}>
          {(wiring) => (
            <PasswordInput
              wiring={{ ...wiring, 'aria-invalid': form?.isRefused || wiring['aria-invalid'] }}
              name="password"
              autoComplete="current-password"
              value={form?.password.value}
              onChange={(text) => form?.password.onChange(text)}
              visibility={form?.password.visibility}
            />
          )}
        </Field>
        {form?.code ? <CodeField {...form.code} /> : null}
        <SubmitButton form={form} />
        {form?.isRefused ? <p className={styles.subtitle}>{t.account.forgotten}</p> : null}
        {form?.back ? (
          <Link to={form.back} className={buttonClasses({ tone: 'plain', wide: true })}>
            {t.ui.back}
          </Link>
        ) : null}
      </form>
      <img src={frieze} alt="" className={styles.frieze} />
    </div>
  );
}

function CodeField({ value, error, isRefused, onChange }: NonNullable<SignInForm['code']>) {
  const { secondFactor } = useMessages().account;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    if (isRefused) input.current?.select();
  }, [isRefused]);
  return (
    <Field
      id="code"
      label={secondFactor.signInCode}
      required
      note={{ kind: 'hint', text: secondFactor.signInHint }}
      error={error}
    >
      {(wiring) => (
        <TextInput
          {...wiring}
          aria-invalid={isRefused || wiring['aria-invalid']}
          ref={input}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

function SubmitButton({ form }: { form: SignInForm | null }) {
  const t = useMessages();
  if (form === null) {
    return (
      <>
        <NoScript />
        <button type="submit" disabled className={buttonClasses({ tone: 'primary', wide: true })}>
          <span className={styles.late}>
            <Spinner />
          </span>
          {t.account.signIn}
        </button>
      </>
    );
  }
  return (
    <Button type="submit" tone="primary" wide busy={form.isSending && t.account.signingIn}>
      {t.account.signIn}
    </Button>
  );
}
