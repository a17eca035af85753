// Label, control and note, with their ARIA wiring, once for every field of the desk.
import { Check, CircleAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/store.ts';
import { classes } from '../classes.ts';
import styles from './field.module.css';

export type Span = 3 | 4 | 5 | 6 | 7 | 8 | 9 | 12;

export interface Note {
  kind: 'hint' | 'warning' | 'success';
  text: string;
}

/** The origin of the text, and a button that clears it. */
export interface Origin {
  icon: ReactNode;
  text: string;
  undoLabel: string;
  onUndo: () => void;
}

/** A text that one tap fills in. */
export interface Offer {
  label: string;
  onTake: () => void;
}

export interface FieldProps {
  id: string;
  label: string;
  /** Columns, of twelve on a desktop. */
  span?: Span | undefined;
  optional?: boolean | undefined;
  required?: boolean | undefined;
  note?: Note | undefined;
  /** Such as `9 of 12`. */
  count?: string | undefined;
  /** Replaces the note and the origin. */
  error?: string | undefined;
  /** Replaces the note. */
  origin?: Origin | undefined;
  offer?: Offer | undefined;
  /** At the right end of the label's line. */
  actions?: ReactNode;
}

export interface Wiring {
  id: string;
  required: boolean;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'data-origin': '' | undefined;
}

interface WithControl extends FieldProps {
  children: (wiring: Wiring) => ReactNode;
}

export function Field({ children, ...field }: WithControl) {
  return (
    <div className={styles.field} data-span={field.span ?? 12}>
      <Head {...field}>
        <label htmlFor={field.id} id={labelId(field.id)} className={styles.label}>
          {field.label}
        </label>
      </Head>
      {children(wiringOf(field))}
      <LiveNote {...field} />
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
      aria-labelledby={labelId(field.id)}
      aria-describedby={wiring['aria-describedby']}
      aria-invalid={wiring['aria-invalid']}
      aria-required={field.required ? true : undefined}
    >
      <Head {...field}>
        <span id={labelId(field.id)} className={styles.label}>
          {field.label}
        </span>
      </Head>
      {children(wiring)}
      <LiveNote {...field} />
    </div>
  );
}

/** "optional" stands beside the label and describes the control, so that its name is the label alone. */
function Head({ id, optional, actions, children }: FieldProps & { children: ReactNode }) {
  const t = useMessages();
  return (
    <div className={styles.head}>
      {children}
      {optional ? (
        <span id={optionalId(id)} className={styles.optional}>
          {t.ui.optional}
        </span>
      ) : null}
      {actions}
    </div>
  );
}

/** Announces a note that comes while somebody types. Errors come with a summary. */
function LiveNote(field: FieldProps) {
  return (
    <div className={styles.live} aria-live={field.error ? 'off' : 'polite'}>
      <FieldNote {...field} />
    </div>
  );
}

function FieldNote({ id, note, error, count, origin, offer }: FieldProps) {
  if (origin && !error) return <OriginNote id={id} origin={origin} />;
  const shown: Note | { kind: 'error'; text: string } | undefined = error
    ? { kind: 'error', text: error }
    : note;
  if (!shown && !count && !offer) return null;
  return (
    <p
      id={noteId(id)}
      className={classes(styles.note, shown && styles[shown.kind], offer && styles.withOffer)}
    >
      {shown?.kind === 'error' ? <CircleAlert size={16} /> : null}
      {shown?.kind === 'warning' ? <TriangleAlert size={16} /> : null}
      {shown?.kind === 'success' ? <Check size={16} /> : null}
      {shown ? <span>{shown.text}</span> : null}
      {count ? (
        <span className={styles.count} aria-live="off">
          {count}
        </span>
      ) : null}
      {offer ? (
        <button type="button" aria-describedby={labelId(id)} onClick={offer.onTake}>
          {offer.label}
        </button>
      ) : null}
    </p>
  );
}

function OriginNote({ id, origin }: { id: string; origin: Origin }) {
  const { icon, text, undoLabel, onUndo } = origin;
  return (
    <p className={classes(styles.note, styles.origin)}>
      {icon}
      <span id={noteId(id)}>{text}</span>
      <button type="button" aria-describedby={`${labelId(id)} ${noteId(id)}`} onClick={onUndo}>
        {undoLabel}
      </button>
    </p>
  );
}

function wiringOf(field: FieldProps): Wiring {
  const { id, note, error, count, origin, required = false, optional = false } = field;
  const described = [
    ...(optional ? [optionalId(id)] : []),
    ...(note || error || count || origin ? [noteId(id)] : []),
  ];
  return {
    id,
    required,
    'aria-describedby': described.join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
    'data-origin': origin ? '' : undefined,
  };
}

function labelId(id: string): string {
  return `${id}-label`;
}

function optionalId(id: string): string {
  return `${id}-optional`;
}

function noteId(id: string): string {
  return `${id}-note`;
}
