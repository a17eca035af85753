import { Link } from 'react-router';
import { FEED_PATH } from '#content/item-files.ts';
import { localePath } from '#domain/website/addresses/locale-path.ts';
import button from '#web/styles/button.module.css';
import shared from '#web/styles/public.module.css';
import { Picture } from '#web/ui/picture.tsx';
import { useLayoutWords } from '../layout/layout-context.ts';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';
import { Split } from '../sections/split.tsx';
import { MoreLink } from '../words/links.tsx';
import { Marked } from '../words/prose.tsx';
import type { noteList } from './load-news.ts';
import styles from './news.module.css';
import { type ListedNote, NoteLink, NoteRows } from './note-rows.tsx';

type NoteListProps = ReturnType<typeof noteList>;

export function NoteList({ opening, words, nothing, notes, olderPath }: NoteListProps) {
  const { locale } = useLayoutWords();
  const [newest, ...older] = notes;
  return (
    <>
      <PageHero {...opening} />
      {!newest && (
        <Split ground="lime" heading={nothing.heading}>
          <p className={shared.lede}>
            <Marked text={nothing.text} />
          </p>
          <div className={shared.actions}>
            <MoreLink to="/event">{nothing.events}</MoreLink>
          </div>
        </Split>
      )}
      {newest && (
        <Section ground="lime">
          <Newest note={newest} read={words.read} />
          {older.length > 0 && <h2 className={shared.srOnly}>{words.older}</h2>}
          <NoteRows notes={older} level={3} />
          <div className={shared.actions}>
            {olderPath && <MoreLink to={olderPath}>{words.older}</MoreLink>}
            <a href={localePath(locale, FEED_PATH)} className={button.more}>
              {words.feed}
            </a>
          </div>
        </Section>
      )}
    </>
  );
}

function Newest({ note, read }: { note: ListedNote; read: string }) {
  return (
    <article className={note.picture ? styles.newest : undefined} lang={note.lang}>
      {note.picture && <Picture of={note.picture} alt="" sizes="(max-width: 760px) 100vw, 60vw" />}
      <div>
        <p className={`${shared.quiet} ${styles.meta}`}>
          <time dateTime={note.date}>{note.when}</time>
          {note.program && <span>{note.program}</span>}
        </p>
        <h2>
          <NoteLink note={note} />
        </h2>
        <p>
          <Marked text={note.summary} />
        </p>
        {note.slug && (
          <p className={styles.read}>
            <Link to={note.path} className={button.more}>
              <span>
                {read}
                <span className={shared.srOnly}>: {note.title}</span>
              </span>
            </Link>
          </p>
        )}
      </div>
    </article>
  );
}
