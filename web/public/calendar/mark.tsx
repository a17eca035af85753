import { HOLIDAY_KINDS, type HolidayKind } from '#content/calendar/labels.ts';
import shared from '#web/styles/public.module.css';
import styles from './mark.module.css';

/** Each kind has its own shape, so that colour alone carries no meaning. */
export function Mark({ kind }: { kind: HolidayKind }) {
  return <span className={`${styles.mark} ${styles[kind]}`} aria-hidden="true" />;
}

export function HiddenKindLabel({ kind }: { kind: HolidayKind }) {
  return <span className={shared.spoken}>, {HOLIDAY_KINDS[kind].toLowerCase()}</span>;
}
