import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { FieldError } from '#domain/validation.ts';
import { checkSignIn, type SignedInUser } from '#domain/volunteers/volunteer.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { TextInput } from '../../ui/forms/control.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { PasswordInput } from '../../ui/forms/password-input.tsx';
import { call } from '../api/client.ts';
import { isDraftUrl } from '../drafts/draft-url.ts';
import frieze from '../layout/frieze.svg';
import { deskMeta } from '../layout/page-meta.ts';
import { INVALID_RESPONSE, messageOf } from '../messages/messages.ts';
import { homeOf, IMAGES, redirectSignedIn } from './guard.ts';
import styles from './login.module.css';
import { interruptedUrl, sessionEndReason, startSession } from './session.ts';

export const meta = () => deskMeta('Sign in');

export function clientLoader() {
  redirectSignedIn();
  return null;
}

export default function Login() {
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState(sessionEndReason);
  const [refused, setRefused] = useState(false);
  const [missing, setMissing] = useState<readonly FieldError[]>([]);
  const [shaking, setShaking] = useState(false);
  const [sending, setSending] = useState(false);

  async function signIn(event: FormEvent) {
    event.preventDefault();
    if (sending) return;
    const fieldErrors = checkSignIn({ email, password });
    setMissing(fieldErrors);
    if (fieldErrors[0]) return document.getElementById(fieldErrors[0].field)?.focus();
    setSending(true);
    try {
      const { token, volunteer } = await call('signIn', { body: { email, password } });
      if (!token) return fail(INVALID_RESPONSE);
      const next = nextUrl(volunteer);
      startSession(token, volunteer);
      await navigate(next, { replace: true });
    } catch (error) {
      fail(messageOf(error, INVALID_RESPONSE));
    } finally {
      setSending(false);
    }
  }

  function fail(message: string) {
    setFailure(message);
    setRefused(true);
    setShaking(true);
  }

  const errorAt = (name: string) => missing.find(({ field }) => field === name)?.message;
  return (
    <div className={styles.screen}>
      <form
        className={classes(styles.card, shaking && styles.shake)}
        onAnimationEnd={({ target, currentTarget }) => {
          if (target === currentTarget) setShaking(false);
        }}
        method="post"
        noValidate
        onSubmit={(event) => void signIn(event)}
      >
        <div>
          <h1>Welcome Back</h1>
          <p className={styles.subtitle}>Sign in to access your volunteer dashboard</p>
        </div>
        {failure ? <Banner kind="bad" title={failure} /> : null}
        <Field id="email" label="Email" required error={errorAt('email')}>
          {(wiring) => (
            <TextInput
              {...wiring}
              aria-invalid={refused || wiring['aria-invalid']}
              name="email"
              type="email"
              inputMode="email"
              autoComplete="username"
              autoCapitalize="none"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
        <Field id="password" label="Password" required error={errorAt('password')}>
          {(wiring) => (
            <PasswordInput
              wiring={{ ...wiring, 'aria-invalid': refused || wiring['aria-invalid'] }}
              name="password"
              autoComplete="current-password"
              value={password}
              onChange={setPassword}
            />
          )}
        </Field>
        <Button type="submit" tone="main" wide busy={sending && 'Signing in...'}>
          Sign in
        </Button>
      </form>
      <img src={frieze} alt="" className={styles.frieze} />
    </div>
  );
}

const EDIT = '/volunteer/survey/edit/';

/** The dashboard, or after an ended session the pictures or the form with its draft. */
function nextUrl(volunteer: SignedInUser): string {
  const home = homeOf(volunteer);
  const interruptedAt = interruptedUrl(volunteer.id);
  if (interruptedAt?.startsWith(IMAGES) && volunteer.is_admin) return interruptedAt;
  if (!interruptedAt || !isDraftUrl(interruptedAt)) return home;
  return [`${home}?`, EDIT].some((screen) => interruptedAt.startsWith(screen))
    ? interruptedAt
    : home;
}
