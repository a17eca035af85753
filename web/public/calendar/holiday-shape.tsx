import shared from '#web/styles/public.module.css';
import type { HolidayKind } from './calendar-words.ts';
import styles from './holiday-shape.module.css';

/** Each kind has its own shape, so that colour alone carries no meaning. */
export function HolidayShape({ kind }: { kind: HolidayKind }) {
  return <span className={`${styles.shape} ${styles[kind]}`} aria-hidden="true" />;
}

export function HiddenKindLabel({ label }: { label: string }) {
  return <span className={shared.srOnly}>{`, ${label.toLowerCase()}`}</span>;
}
