import { Lock, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { LANGUAGE_NAMES, type Language } from '#domain/languages.ts';
import { Problem } from '#domain/problems.ts';
import type { Difference } from '#domain/website/differences/differences.ts';
import { messageOf } from '../../../messages/errors.ts';
import type { LocalizedText, Messages } from '../../../messages/messages.ts';
import { useMessages } from '../../../messages/store.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { PasswordInput } from '../../../ui/forms/controls/password-input.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { DifferenceList } from './difference-list.tsx';
import { formatIndianDay } from './indian-time.ts';
import styles from './publish-dialog.module.css';
import { type PublishTime, PublishTimeFields, usePublishTime } from './publish-time.tsx';

export interface Publication {
  /** Null publishes now. */
  at: Date | null;
  password: string | undefined;
}

interface PublishDialogProps {
  title: string;
  locale: Language;
  isGuarded: boolean;
  differences: readonly Difference[];
  /** Languages that will be outdated. */
  outdated: readonly Language[];
  /** The number of fields whose English has changed, but not they. */
  unchecked: number;
  /** The time of publication, if it is already set. */
  scheduled: string | null;
  /** Closes the dialog if it succeeds. */
  onPublish: (publication: Publication) => Promise<void>;
  onCancel: () => void;
}

export function PublishDialog(props: PublishDialogProps) {
  const { title, locale, isGuarded, differences, outdated, unchecked, onPublish, onCancel } = props;
  const t = useMessages();
  const titleId = useId();
  const cancel = useFirstFocus();
  const when = usePublishTime(props.scheduled);
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  async function publish() {
    setChecked(true);
    const wrong = when.error === 'time' ? 'publish-time' : 'publish-day';
    if (when.error) return document.getElementById(wrong)?.focus();
    if (isGuarded && password === '') return document.getElementById('publish-password')?.focus();
    setWorking(true);
    setFailure(null);
    try {
      await onPublish({ at: when.at, password: isGuarded ? password : undefined });
    } catch (error) {
      setFailure(error);
      setWorking(false);
      if (passwordError(error)) document.getElementById('publish-password')?.focus();
    }
  }

  return (
    <Modal className={styles.dialog} aria-labelledby={titleId} onCancel={onCancel}>
      <form
        method="post"
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!working) void publish();
        }}
      >
        <div className={styles.head}>
          <h2 id={titleId}>{t.publishing.publishTitle(title)}</h2>
          <p>
            <span lang={locale}>{LANGUAGE_NAMES[locale]}</span> ·{' '}
            {t.publishing.fieldsDiffer(differences.length)}
          </p>
        </div>
        <ScrollRegion className={styles.body} label={t.publishing.whatChanges}>
          <DifferenceList differences={differences} lang={locale} />
        </ScrollRegion>
        <div className={styles.foot}>
          {isGuarded ? (
            <>
              <Banner
                kind="warning"
                urgent={false}
                icon={<Lock size={20} />}
                title={t.publishing.guarded}
              />
              <Field
                id="publish-password"
                label={t.publishing.passwordAgain}
                error={
                  isChecked && password === ''
                    ? t.rules.passwordRequired
                    : passwordError(failure)?.(t)
                }
              >
                {(wiring) => (
                  <PasswordInput
                    wiring={wiring}
                    name="password"
                    value={password}
                    autoComplete="current-password"
                    onChange={(typed) => {
                      setPassword(typed);
                      setFailure(null);
                    }}
                  />
                )}
              </Field>
            </>
          ) : null}
          <PublishTimeFields when={when} isChecked={isChecked} />
          {failure === null || passwordError(failure) ? null : (
            <Banner kind="error" title={messageOf(failure)(t)} />
          )}
          {outdated.length > 0 ? (
            <Warning>
              {t.publishing.willBeOlder(outdated.map((one) => LANGUAGE_NAMES[one]))}
            </Warning>
          ) : null}
          {unchecked > 0 ? <Warning>{t.publishing.stillOlder(unchecked)}</Warning> : null}
          <div className={styles.actions}>
            <Button ref={cancel} onClick={onCancel}>
              {t.ui.cancel}
            </Button>
            <Button type="submit" tone="primary" busy={working && t.publishing.publishing}>
              {publishLabel(t, when)}
            </Button>
          </div>
        </div>
      </form>
    </Modal>
  );
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <p className={styles.warning}>
      <TriangleAlert size={16} />
      {children}
    </p>
  );
}

/** A wrong password is said at its field. */
function passwordError(failure: unknown): LocalizedText | undefined {
  const isAtPassword =
    failure instanceof Problem && failure.errors.some(({ field }) => field === 'password');
  return isAtPassword ? messageOf(failure) : undefined;
}

/** Not the list of changes, which is scrollable and comes first in the tab order. */
function useFirstFocus() {
  const button = useRef<HTMLButtonElement>(null);
  // Once the dialog is shown.
  useLayoutEffect(() => button.current?.focus(), []);
  return button;
}

function publishLabel(t: Messages, { isSet, at }: PublishTime): string {
  if (!isSet) return t.publishing.publishNow;
  return at ? t.publishing.publishOn(formatIndianDay(t, at.toISOString())) : t.publishing.atTime;
}
