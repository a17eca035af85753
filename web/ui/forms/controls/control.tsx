import type { ComponentPropsWithRef, ReactNode, SelectHTMLAttributes } from 'react';
import { classes } from '../../classes.ts';
import styles from './control.module.css';
import type { Option } from './option.ts';

export function TextInput({
  groups,
  ...rest
}: ComponentPropsWithRef<'input'> & { groups?: boolean }) {
  return <input {...rest} className={classes(styles.control, groups && styles.groups)} />;
}

export function TextArea(props: ComponentPropsWithRef<'textarea'>) {
  return <textarea rows={3} {...props} className={styles.control} />;
}

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  options: readonly Option[];
  empty?: string;
}

export function Select({ options, empty, ...rest }: SelectProps) {
  return (
    <select {...rest} className={styles.control}>
      {empty === undefined ? null : <option value="">{empty}</option>}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

interface AffixedProps {
  before?: string | undefined;
  after?: string | undefined;
  icon?: ReactNode;
  narrow?: boolean;
  children: ReactNode;
}

export function Affixed({ before, after, icon, narrow, children }: AffixedProps) {
  return (
    <div className={classes(styles.affixed, narrow && styles.narrow)}>
      {icon ? <span className={classes(styles.before, styles.icon)}>{icon}</span> : null}
      {before ? <span className={styles.before}>{before}</span> : null}
      {after ? <span className={styles.after}>{after}</span> : null}
      {children}
    </div>
  );
}
