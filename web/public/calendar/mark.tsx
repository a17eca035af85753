import { HOLIDAY_KINDS, type HolidayKind } from '#content/calendar/labels.ts';
import shared from '#web/styles/public.module.css';
import styles from './mark.module.css';

/** The sign of a kind of day: a shape of its own, not only a colour. */
export function Mark({ kind }: { kind: HolidayKind }) {
  return <span className={`${styles.mark} ${styles[kind]}`} aria-hidden="true" />;
}

export function HiddenKindLabel({ kind }: { kind: HolidayKind }) {
  return <span className={shared.spoken}>, {HOLIDAY_KINDS[kind].toLowerCase()}</span>;
}
