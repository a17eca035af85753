import { Lock, TriangleAlert } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import {
  clockInIndia,
  dayAfter,
  dayInIndia,
  parseTimeInIndia,
  timeInIndia,
  weekdayInIndia,
} from '#domain/india.ts';
import { LANGUAGE_NAMES, type Language } from '#domain/languages.ts';
import type { Difference } from '#domain/website/differences/differences.ts';
import { messageOf } from '../../../messages/errors.ts';
import { useMessages } from '../../../messages/store.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialogs/modal.tsx';
import { TextInput } from '../../../ui/forms/controls/control.tsx';
import { PasswordInput } from '../../../ui/forms/controls/password-input.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { DifferenceList } from './difference-list.tsx';
import { formatIndianDay } from './indian-time.ts';
import styles from './publish-dialog.module.css';

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
  /** The time of publication, if it is already set. */
  scheduled: string | null;
  /** Closes the dialog if it succeeds. */
  onPublish: (publication: Publication) => Promise<void>;
  onCancel: () => void;
}

export function PublishDialog(props: PublishDialogProps) {
  const { title, locale, isGuarded, differences, outdated, onPublish, onCancel } = props;
  const t = useMessages();
  const titleId = useId();
  const cancel = useFirstFocus();
  const when = useTime(props.scheduled);
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  async function publish() {
    setChecked(true);
    if (when.error) return document.getElementById('publish-day')?.focus();
    if (isGuarded && password === '') return document.getElementById('publish-password')?.focus();
    setWorking(true);
    setFailure(null);
    try {
      await onPublish({ at: when.at, password: isGuarded ? password : undefined });
    } catch (error) {
      setFailure(error);
      setWorking(false);
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
          <h2 id={titleId}>{t.website.publishTitle(title)}</h2>
          <p>
            <span lang={locale}>{LANGUAGE_NAMES[locale]}</span> ·{' '}
            {t.website.fieldsDiffer(differences.length)}
          </p>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <section className={styles.body} tabIndex={0} aria-label={t.website.whatChanges}>
          <DifferenceList differences={differences} lang={locale} />
        </section>
        <div className={styles.foot}>
          {isGuarded ? (
            <>
              <Banner
                kind="warning"
                urgent={false}
                icon={<Lock size={20} />}
                title={t.website.guarded}
              />
              <Field
                id="publish-password"
                label={t.website.passwordAgain}
                error={isChecked && password === '' ? t.rules.passwordRequired : undefined}
              >
                {(wiring) => (
                  <PasswordInput
                    wiring={wiring}
                    name="password"
                    value={password}
                    autoComplete="current-password"
                    onChange={setPassword}
                  />
                )}
              </Field>
            </>
          ) : null}
          <WhenChoice when={when} isChecked={isChecked} />
          {failure === null ? null : <Banner kind="error" title={messageOf(failure)(t)} />}
          {outdated.length > 0 ? (
            <p className={styles.warning}>
              <TriangleAlert size={16} />
              {t.website.willBeOlder(outdated.map((one) => LANGUAGE_NAMES[one]))}
            </p>
          ) : null}
          <div className={styles.actions}>
            <Button ref={cancel} onClick={onCancel}>
              {t.ui.cancel}
            </Button>
            <Button type="submit" tone="primary" busy={working && t.website.publishing}>
              {when.at
                ? t.website.publishOn(formatIndianDay(t, when.at.toISOString()))
                : t.website.publishNow}
            </Button>
          </div>
        </div>
      </form>
    </Modal>
  );
}

/** Not the list of changes, which is scrollable and comes first in the tab order. */
function useFirstFocus() {
  const button = useRef<HTMLButtonElement>(null);
  // Once the dialog is shown.
  useLayoutEffect(() => button.current?.focus(), []);
  return button;
}

type When = ReturnType<typeof useTime>;

function useTime(scheduled: string | null) {
  const [isSet, setIsSet] = useState(scheduled !== null);
  const [start] = useState(() => clockInIndia(scheduled ? new Date(scheduled) : tomorrowAtSix()));
  const [date, setDate] = useState(start.day);
  const [time, setTime] = useState(start.time);
  const at = isSet ? (parseTimeInIndia(date, time) ?? null) : null;
  const error: 'missing' | 'past' | null = !isSet
    ? null
    : at === null
      ? 'missing'
      : at.getTime() <= Date.now()
        ? 'past'
        : null;
  return { isSet, setIsSet, date, setDate, time, setTime, at, error };
}

function tomorrowAtSix(): Date {
  return timeInIndia(dayAfter(dayInIndia(new Date())), '06:00');
}

function WhenChoice({ when, isChecked }: { when: When; isChecked: boolean }) {
  const t = useMessages();
  const { isSet, setIsSet, at, error } = when;
  const message =
    error === 'past' ? t.rules.publishTimePast : error ? t.rules.dateFormat : undefined;
  return (
    <>
      <div className={styles.when} role="radiogroup" aria-label={t.website.when}>
        <label className={styles.choice}>
          <input type="radio" name="when" checked={!isSet} onChange={() => setIsSet(false)} />
          <span>
            {t.website.now} <small>{t.website.nowHint}</small>
          </span>
        </label>
        <label className={styles.choice}>
          <input type="radio" name="when" checked={isSet} onChange={() => setIsSet(true)} />
          <span>
            {t.website.atTime} <small>{t.website.atTimeHint}</small>
          </span>
        </label>
      </div>
      {isSet ? (
        <div className={styles.pair}>
          <Field
            id="publish-day"
            label={t.website.day}
            error={isChecked ? message : undefined}
            note={at ? { kind: 'hint', text: t.website.untilThen(weekdayInIndia(at)) } : undefined}
          >
            {(wiring) => (
              <TextInput
                {...wiring}
                type="date"
                value={when.date}
                onChange={({ target }) => when.setDate(target.value)}
              />
            )}
          </Field>
          <Field
            id="publish-time"
            label={t.website.timeInIndia}
            note={at ? { kind: 'hint', text: t.website.indianTime } : undefined}
          >
            {(wiring) => (
              <TextInput
                {...wiring}
                type="time"
                value={when.time}
                onChange={({ target }) => when.setTime(target.value)}
              />
            )}
          </Field>
        </div>
      ) : null}
    </>
  );
}
