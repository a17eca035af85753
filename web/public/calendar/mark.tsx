import shared from '#web/styles/public.module.css';
import type { HolidayKind } from './calendar-words.ts';
import styles from './mark.module.css';

/** Each kind has its own shape, so that colour alone carries no meaning. */
export function Mark({ kind }: { kind: HolidayKind }) {
  return <span className={`${styles.mark} ${styles[kind]}`} aria-hidden="true" />;
}

export function HiddenKindLabel({ label }: { label: string }) {
  return <span className={shared.srOnly}>{`, ${label.toLowerCase()}`}</span>;
}
