import { useState } from 'react';
import {
  clockInIndia,
  dayAfter,
  dayInIndia,
  parseTimeInIndia,
  timeInIndia,
  weekdayInIndia,
} from '#domain/indian-time.ts';
import { useMessages } from '../../../messages/store.ts';
import { TextInput } from '../../../ui/forms/controls/control.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import styles from './publish-dialog.module.css';

export type PublishTime = ReturnType<typeof usePublishTime>;

/** @param scheduled the time that is already set */
export function usePublishTime(scheduled: string | null) {
  const [isSet, setIsSet] = useState(scheduled !== null);
  const [start] = useState(() => clockInIndia(scheduled ? new Date(scheduled) : tomorrowAtSix()));
  const [date, setDate] = useState(start.day);
  const [time, setTime] = useState(start.time);
  const at = isSet ? (parseTimeInIndia(date, time) ?? null) : null;
  const error = isSet ? publishTimeError(date, at) : null;
  return { isSet, setIsSet, date, setDate, time, setTime, at, error };
}

/** @returns what is wrong with the day or the time */
function publishTimeError(date: string, at: Date | null): 'date' | 'time' | 'past' | null {
  if (at) return at.getTime() <= Date.now() ? 'past' : null;
  return parseTimeInIndia(date, '00:00') ? 'time' : 'date';
}

function tomorrowAtSix(): Date {
  return timeInIndia(dayAfter(dayInIndia(new Date())), '06:00');
}

interface PublishTimeFieldsProps {
  when: PublishTime;
  /** Whether mistakes are shown. */
  isChecked: boolean;
}

export function PublishTimeFields({ when, isChecked }: PublishTimeFieldsProps) {
  const t = useMessages();
  const { isSet, setIsSet, at, error } = when;
  const dayErrors = { past: t.rules.publishTimePast, date: t.rules.dateFormat, time: undefined };
  return (
    <>
      <div className={styles.when} role="radiogroup" aria-label={t.publishing.when}>
        <label className={styles.choice}>
          <input type="radio" name="when" checked={!isSet} onChange={() => setIsSet(false)} />
          <span>
            {t.publishing.now} <small>{t.publishing.nowHint}</small>
          </span>
        </label>
        <label className={styles.choice}>
          <input type="radio" name="when" checked={isSet} onChange={() => setIsSet(true)} />
          <span>
            {t.publishing.atTime} <small>{t.publishing.atTimeHint}</small>
          </span>
        </label>
      </div>
      {isSet ? (
        <div className={styles.pair}>
          <Field
            id="publish-day"
            label={t.publishing.day}
            error={isChecked && error ? dayErrors[error] : undefined}
            note={
              at ? { kind: 'hint', text: t.publishing.untilThen(weekdayInIndia(at)) } : undefined
            }
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
            label={t.publishing.timeInIndia}
            error={isChecked && error === 'time' ? t.rules.timeFormat : undefined}
            note={at ? { kind: 'hint', text: t.publishing.indianTime } : undefined}
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
