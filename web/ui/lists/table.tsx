// One table in two shapes: rows on a desk, cards on a phone. Where CSS makes cards of it, browsers
// forget that it is a table; the roles say it again.
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './table.module.css';

interface TableProps {
  caption: string;
  head: readonly string[];
  className?: string | undefined;
  /** New rows are on their way; these stay until then. */
  busy?: boolean;
  /** The head of the buttons is seen, too. */
  showActions?: boolean;
  children: ReactNode;
}

export function Table(props: TableProps) {
  const { caption, head, className, busy = false, showActions = false, children } = props;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: lost where CSS changes the display
    <table role="table" className={classes(styles.table, className)} aria-busy={busy}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      {/* biome-ignore lint/a11y/noRedundantRoles: lost where CSS changes the display */}
      <thead role="rowgroup">
        {/* biome-ignore lint/a11y/noRedundantRoles: lost where CSS changes the display */}
        <tr role="row">
          {head.map((name) => (
            // biome-ignore lint/a11y/noRedundantRoles: lost where CSS changes the display
            <th key={name} scope="col" role="columnheader">
              {name === 'Actions' && !showActions ? <VisuallyHidden>{name}</VisuallyHidden> : name}
            </th>
          ))}
        </tr>
      </thead>
      {/* biome-ignore lint/a11y/noRedundantRoles: lost where CSS changes the display */}
      <tbody role="rowgroup">{children}</tbody>
    </table>
  );
}

export function Row({ children }: { children: ReactNode }) {
  // biome-ignore lint/a11y/noRedundantRoles: lost where CSS changes the display
  return <tr role="row">{children}</tr>;
}

export function Cell({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: lost where CSS changes the display
    <td role="cell" className={className}>
      {children}
    </td>
  );
}

/** View, Edit, Delete: words on a desk, words with icons on cards. */
export function RowActions({ four = false, children }: { four?: boolean; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: lost where CSS changes the display
    <td role="cell" className={styles.acts}>
      <div data-four={four ? '' : undefined}>{children}</div>
    </td>
  );
}
