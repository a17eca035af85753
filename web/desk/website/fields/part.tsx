import { ChevronDown, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { isWithin } from '#domain/website/fields/field-path.ts';
import { useMessages } from '../../../messages/store.ts';
import { useEditor } from './editor-context.ts';
import styles from './fields.module.css';

interface PartProps {
  /** In English. */
  label: string;
  hint?: string | undefined;
  path: string;
  children: ReactNode;
}

/** A collapsible part of the page, whose fields are mounted only while it is open. */
export function Part({ label, hint, path, children }: PartProps) {
  const t = useMessages();
  const { open, setOpen } = useEditor();
  const isOpen = open.has(path);
  return (
    <details
      className={styles.part}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open === isOpen) return;
        const next = new Set(open);
        if (currentTarget.open) next.add(path);
        else next.delete(path);
        setOpen(next);
      }}
    >
      <summary id={`part-${path}`}>
        {t.website.label(label)} <PartState path={path} />
        <ChevronDown size={20} />
      </summary>
      {isOpen ? (
        <div className={styles.inPart}>
          {hint ? <p className={styles.hint}>{t.website.label(hint)}</p> : null}
          {children}
        </div>
      ) : null}
    </details>
  );
}

/** `1 changed`, `2 to correct` */
export function PartState({ path }: { path: string }) {
  const t = useMessages();
  const { errors, changedPaths, olderPaths } = useEditor();
  const countIn = (paths: Iterable<string>) =>
    [...paths].filter((one) => isWithin(one, path)).length;
  const toCorrect = countIn(errors.keys());
  if (toCorrect > 0) {
    return (
      <span className={styles.toCorrect}>
        <CircleAlert size={16} /> {t.website.toCorrect(toCorrect)}
      </span>
    );
  }
  const older = countIn(olderPaths);
  if (older > 0) return <span className={styles.changed}>{t.website.older(older)}</span>;
  const changed = countIn(changedPaths);
  return changed > 0 ? <span className={styles.changed}>{t.website.changed(changed)}</span> : null;
}
