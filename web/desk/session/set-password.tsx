import { useEffect, useState } from 'react';
import { isProblem, problem } from '#domain/problems.ts';
import { parsePasswordLink } from '#domain/volunteers/password-link.ts';
import { checkNewPassword } from '#domain/volunteers/volunteer.ts';
import { failureMessage, messageOf } from '../../messages/errors.ts';
import { useMessages } from '../../messages/store.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { bidiIsolate } from '../../ui/text/bidi-isolate.ts';
import { call } from '../api/client.ts';
import { serverNow } from '../device/clock.ts';
import styles from './login.module.css';
import { PasswordField } from './password-field.tsx';
import { usePasswordMinLength } from './use-password-min-length.ts';

interface SetPasswordProps {
  token: string;
  /** @param email of the account whose password is set */
  onDone: (email?: string) => void;
}

export default function SetPassword({ token, onDone }: SetPasswordProps) {
  const t = useMessages();
  const { setPassword } = t.account;
  const showToast = useToast();
  const passwordMinLength = usePasswordMinLength();
  const [owner, setOwner] = useState<string>();
  const [hasEnded, setEnded] = useState(() => isExpired(token));
  useEffect(() => {
    call('readPasswordLink', { body: { token } }).then(
      ({ data }) => setOwner(data.name),
      // Without a network the form is shown all the same.
      (error) => setEnded((ended) => ended || isEnded(error)),
    );
  }, [token]);
  const { bind, failure, sending, submit } = useForm({
    initial: { new_password: '' },
    check: ({ new_password }) => checkNewPassword(new_password, { passwordMinLength }),
    failed: failureMessage('setPasswordByLink'),
    async send({ new_password }) {
      const { data } = await call('setPasswordByLink', { body: { token, new_password } }).catch(
        (error: unknown) => {
          setEnded(isEnded(error));
          throw error;
        },
      );
      showToast({ text: setPassword.done });
      onDone(data.email);
    },
  });
  if (hasEnded) return <EndedLink onDone={onDone} />;
  return (
    <div className={styles.screen}>
      <form
        className={styles.card}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <div>
          <h1>{setPassword.title}</h1>
          <p className={styles.subtitle}>{setPassword.about(owner && bidiIsolate(owner))}</p>
        </div>
        {failure ? <Banner kind="error" title={failure} /> : null}
        <PasswordField
          id="new_password"
          label={t.account.newPassword}
          hint={t.account.passwordHint(passwordMinLength)}
          {...bind('new_password')}
        />
        <Button type="submit" tone="primary" wide busy={sending && setPassword.saving}>
          {setPassword.save}
        </Button>
      </form>
    </div>
  );
}

function EndedLink({ onDone }: Pick<SetPasswordProps, 'onDone'>) {
  const t = useMessages();
  return (
    <div className={styles.screen}>
      <div className={styles.card}>
        <h1>{t.account.setPassword.title}</h1>
        <Banner kind="error" title={messageOf(problem('passwordLinkEnded'))(t)} />
        <Button tone="primary" wide onClick={() => onDone()}>
          {t.account.signIn}
        </Button>
      </div>
    </div>
  );
}

function isExpired(token: string): boolean {
  const link = parsePasswordLink(token);
  return !link || link.expiresAt < serverNow().getTime();
}

const isEnded = (error: unknown): boolean => isProblem(error, 'passwordLinkEnded');
