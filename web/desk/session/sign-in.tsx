import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ProblemCode } from '#domain/problem-catalogue.ts';
import { isProblem, Problem } from '#domain/problems.ts';
import { type FieldError, fieldError } from '#domain/validation.ts';
import { checkSignIn, type SignedInUser } from '#domain/volunteers/volunteer.ts';
import { fieldErrorMessage, messageOf } from '../../messages/errors.ts';
import type { LocalizedText } from '../../messages/messages.ts';
import { useMessages } from '../../messages/store.ts';
import { call } from '../api/client.ts';
import { isDraftUrl } from '../drafts/draft-url.ts';
import { openLanguage } from '../language/own-language.ts';
import { ADMIN, EDIT_SURVEY, WEBSITE } from '../navigation/paths.ts';
import { useOnline } from '../offline/use-online.ts';
import { homeOf, refusalReason } from './guard.ts';
import { interruptedUrl, readSession, sessionEndReason, startSession } from './session.ts';
import { SignInCard } from './sign-in-card.tsx';
import { useTypedInFrame } from './sign-in-frame.tsx';

interface Outcome {
  failure: LocalizedText | null;
  /** The server's reason. */
  refusal: ProblemCode | null;
  fieldErrors: readonly FieldError[];
}

const NO_FAILURE: Outcome = { failure: null, refusal: null, fieldErrors: [] };

/** @param props.initialEmail of somebody who has just chosen a password */
export function SignIn({ initialEmail }: { initialEmail: string }) {
  const t = useMessages();
  const navigate = useNavigate();
  const [email, setEmail] = useState(initialEmail);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<string | null>(null);
  const visibility = useState(false);
  const [outcome, setOutcome] = useState<Outcome>(() => ({
    ...NO_FAILURE,
    failure: refusalReason() ?? sessionEndReason(),
  }));
  const [shaking, setShaking] = useState(false);
  const [sending, setSending] = useState(false);
  const isOnline = useOnline();
  const [back] = useState(backUrl);
  useEffect(() => {
    if (initialEmail) document.getElementById('password')?.focus();
  }, [initialEmail]);
  useTypedInFrame({ email: setEmail, password: setPassword, showPassword: visibility[1] });

  async function signIn(event: FormEvent) {
    event.preventDefault();
    if (sending) return;
    const fieldErrors = [
      ...checkSignIn({ email, password }),
      ...(code?.trim() === '' ? [fieldError('code', 'codeRequired')] : []),
    ];
    if (fieldErrors[0]) {
      setOutcome({ ...outcome, fieldErrors });
      return document.getElementById(fieldErrors[0].field)?.focus();
    }
    setOutcome(NO_FAILURE);
    setSending(true);
    try {
      const { token, volunteer } = await call('signIn', {
        body: { email, password, code: code ?? undefined },
      });
      if (!token) return fail(invalidResponse);
      const next = nextUrl(volunteer);
      startSession(token, volunteer);
      await openLanguage();
      await navigate(next, { replace: true });
    } catch (error) {
      if (isProblem(error, 'codeRequired')) return setCode('');
      fail(messageOf(error, invalidResponse), error instanceof Problem ? error.code : null);
    } finally {
      setSending(false);
    }
  }

  /** Another account may not ask for a code. */
  function changeEmail(text: string) {
    setEmail(text);
    setCode(null);
  }

  function fail(failure: LocalizedText, refusal: ProblemCode | null = null) {
    setOutcome({ failure, refusal, fieldErrors: [] });
    setShaking(true);
  }

  function errorAt(name: string): string | undefined {
    const error = outcome.fieldErrors.find(({ field }) => field === name);
    return error && fieldErrorMessage(t, error);
  }
  return (
    <SignInCard
      form={{
        email: { value: email, error: errorAt('email'), onChange: changeEmail },
        password: {
          value: password,
          error: errorAt('password'),
          onChange: setPassword,
          visibility,
        },
        code:
          code === null
            ? null
            : {
                value: code,
                error: errorAt('code'),
                isRefused: outcome.refusal === 'wrongCode',
                onChange: setCode,
              },
        failure: outcome.failure?.(t) ?? null,
        isRefused: outcome.refusal === 'wrongSignIn',
        isSending: sending,
        isOnline,
        back,
        onSubmit: (event) => void signIn(event),
      }}
      shaking={shaking}
      onShaken={() => setShaking(false)}
    />
  );
}

const invalidResponse: LocalizedText = (t) => t.failures.invalidResponse;

/** Read once: a sign-in that succeeds begins another session. */
function backUrl(): string | null {
  const session = readSession();
  return session && (interruptedUrl(session.volunteer.id) ?? homeOf(session.volunteer));
}

/** The dashboard, or after an ended session an admin's screen, the website, or the form with its draft. */
function nextUrl(volunteer: SignedInUser): string {
  const home = homeOf(volunteer);
  const interruptedAt = interruptedUrl(volunteer.id);
  if (!interruptedAt) return home;
  if (interruptedAt.startsWith(WEBSITE) && volunteer.is_editor) return interruptedAt;
  if (interruptedAt.startsWith(`${ADMIN}/`) && volunteer.is_admin) return interruptedAt;
  if (!isDraftUrl(interruptedAt)) return home;
  return [`${home}?`, `${EDIT_SURVEY}/`].some((screen) => interruptedAt.startsWith(screen))
    ? interruptedAt
    : home;
}
