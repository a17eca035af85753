// Label, control and note, with their ARIA wiring, once for every field of the desk.
import { Check, CircleAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './field.module.css';

export type Span = 3 | 4 | 5 | 6 | 7 | 8 | 9 | 12;

export interface Note {
  kind: 'hint' | 'mind' | 'good';
  text: string;
}

export interface FieldProps {
  id: string;
  label: string;
  /** Of twelve columns on a desktop. */
  span?: Span | undefined;
  optional?: boolean;
  required?: boolean;
  note?: Note | undefined;
  /** Such as `9 of 12`. */
  count?: string | undefined;
  /** Replaces the note. */
  error?: string | undefined;
}

export interface Wiring {
  id: string;
  required: boolean;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface WithControl extends FieldProps {
  children: (wiring: Wiring) => ReactNode;
}

export function Field({ children, ...field }: WithControl) {
  return (
    <div className={styles.field} data-span={field.span ?? 12}>
      <label htmlFor={field.id} className={styles.label}>
        {field.label}
        <Optional {...field} />
      </label>
      {children(wiringOf(field))}
      <FieldNote {...field} />
    </div>
  );
}

/** Several controls under one label. */
export function FieldGroup({ children, ...field }: WithControl) {
  const wiring = wiringOf(field);
  return (
    <div
      className={styles.field}
      data-span={field.span ?? 12}
      role="radiogroup"
      aria-labelledby={`${field.id}-label`}
      aria-describedby={wiring['aria-describedby']}
      aria-invalid={wiring['aria-invalid']}
      aria-required={field.required ? true : undefined}
    >
      <span id={`${field.id}-label`} className={styles.label}>
        {field.label}
        <Optional {...field} />
      </span>
      {children(wiring)}
      <FieldNote {...field} />
    </div>
  );
}

function Optional({ optional }: FieldProps) {
  return optional ? <span className={styles.optional}> optional</span> : null;
}

function FieldNote({ id, note, error, count }: FieldProps) {
  const shown: Note | { kind: 'bad'; text: string } | undefined = error
    ? { kind: 'bad', text: error }
    : note;
  if (!shown && !count) return null;
  return (
    <p id={noteId(id)} className={classes(styles.note, shown && styles[shown.kind])}>
      {shown?.kind === 'bad' ? <CircleAlert size={16} /> : null}
      {shown?.kind === 'mind' ? <TriangleAlert size={16} /> : null}
      {shown?.kind === 'good' ? <Check size={16} /> : null}
      {shown ? <span>{shown.text}</span> : null}
      {count ? <span className={styles.count}>{count}</span> : null}
    </p>
  );
}

function wiringOf({ id, note, error, count, required = false }: FieldProps): Wiring {
  return {
    id,
    required,
    'aria-describedby': note || error || count ? noteId(id) : undefined,
    'aria-invalid': error ? true : undefined,
  };
}

function noteId(id: string): string {
  return `${id}-note`;
}
