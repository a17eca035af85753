import { Link } from 'react-router';
import shared from '#web/styles/public.module.css';
import { Picture } from '#web/ui/picture.tsx';
import { Marked } from '../words/prose.tsx';
import type { noteList } from './load-news.ts';
import styles from './news.module.css';

export type ListedNote = ReturnType<typeof noteList>['notes'][number];

interface NoteRowsProps {
  notes: readonly ListedNote[];
  /** The level of their headings. */
  level: 2 | 3;
}

export function NoteRows({ notes, level }: NoteRowsProps) {
  const Heading = `h${level}` as const;
  return (
    <ol className={styles.notes}>
      {notes.map((note) => (
        <li key={note.slug || `${note.date} ${note.title}`} lang={note.lang}>
          <div>
            <time dateTime={note.date}>{note.when}</time>
            <p className={shared.quiet}>{note.program}</p>
          </div>
          <div>
            <Heading>
              <NoteLink note={note} />
            </Heading>
            <p>
              <Marked text={note.summary} />
            </p>
          </div>
          {note.picture && <Picture of={note.picture} alt="" sizes="240px" />}
        </li>
      ))}
    </ol>
  );
}

export function NoteLink({ note: { slug, path, title } }: { note: ListedNote }) {
  return slug ? <Link to={path}>{title}</Link> : title;
}
