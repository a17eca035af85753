// A table that CSS turns into cards on a phone. Browsers drop table semantics with the display, so the roles
// are written out.
import { type ReactNode, useId } from 'react';
import { useMessages } from '../../messages/store.ts';
import { classes } from '../classes.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import styles from './table.module.css';

interface TableFrameProps {
  caption: string;
  /** Without the last column, which has the actions of a row. */
  head: readonly string[];
  /** Heads a first column of checkboxes. */
  checkboxHead?: ReactNode;
  className?: string | undefined;
  /** New rows are loading; these stay until then. */
  busy?: boolean;
  /** Shows the heading of the Actions column, otherwise for screen readers only. */
  showActions?: boolean;
  /** The bodies of the table. */
  children: ReactNode;
}

/** A table without its cards: for one with several bodies. */
export function TableFrame(props: TableFrameProps) {
  const t = useMessages();
  const {
    caption,
    head,
    className,
    busy = false,
    showActions = false,
    checkboxHead,
    children,
  } = props;
  return (
    <table role="table" className={classes(styles.frame, className)} aria-busy={busy}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {checkboxHead === undefined ? null : (
            <th scope="col" role="columnheader" className={styles.checkboxColumn}>
              {checkboxHead}
            </th>
          )}
          {head.map((name) => (
            <th key={name} scope="col" role="columnheader">
              {name}
            </th>
          ))}
          <th scope="col" role="columnheader">
            {showActions ? t.ui.actions : <VisuallyHidden>{t.ui.actions}</VisuallyHidden>}
          </th>
        </tr>
      </thead>
      {children}
    </table>
  );
}

export function TableBody({ children }: { children: ReactNode }) {
  return <tbody role="rowgroup">{children}</tbody>;
}

/** A table whose rows become cards. */
export function Table({ className, children, ...frame }: TableFrameProps) {
  return (
    <TableFrame {...frame} className={classes(styles.table, className)}>
      <TableBody>{children}</TableBody>
    </TableFrame>
  );
}

interface RowProps {
  chosen?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function Row({ chosen, className, children }: RowProps) {
  return (
    <tr role="row" className={className} data-chosen={chosen ? '' : undefined}>
      {children}
    </tr>
  );
}

interface RowCheckboxProps {
  id?: string;
  label: string;
  checked: boolean;
  /** Some, but not all. */
  mixed?: boolean;
  onChange: () => void;
}

export function RowCheckbox({ id, label, checked, mixed = false, onChange }: RowCheckboxProps) {
  return (
    <input
      id={id}
      type="checkbox"
      className={styles.check}
      aria-label={label}
      checked={checked}
      ref={(box) => {
        if (box) box.indeterminate = mixed;
      }}
      onChange={onChange}
    />
  );
}

/** For all rows. Above cards, where its column has no heading, its label is shown. */
export function SelectAll(props: Omit<RowCheckboxProps, 'id'>) {
  const id = useId();
  return (
    <div className={styles.selectAll}>
      <RowCheckbox id={id} {...props} />
      <label htmlFor={id}>{props.label}</label>
    </div>
  );
}

export function Cell({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <td role="cell" className={className}>
      {children}
    </td>
  );
}

export function RowActions({
  twoRows = false,
  children,
}: {
  twoRows?: boolean;
  children: ReactNode;
}) {
  return (
    <td role="cell" className={styles.actions}>
      <div data-two-rows={twoRows ? '' : undefined}>{children}</div>
    </td>
  );
}
