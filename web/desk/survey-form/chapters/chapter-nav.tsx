import { Check, CircleAlert } from 'lucide-react';
import { useMessages } from '../../../messages/store.ts';
import { DevanagariNumber } from '../../../ui/text/devanagari-number.tsx';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import styles from './chapter-nav.module.css';
import type { ChapterState } from './chapter-states.ts';

export function ChapterNav({
  states,
  current,
}: {
  states: ChapterState[];
  current: string | null;
}) {
  const t = useMessages();
  return (
    <nav className={styles.nav} aria-label={t.surveyForm.sections}>
      {states.map(({ chapter, errorCount, complete }, index) => (
        <a
          key={chapter.id}
          href={`#${chapter.id}`}
          aria-current={current === chapter.id ? 'true' : undefined}
          onClick={(event) => {
            event.preventDefault();
            const title = document.getElementById(`${chapter.id}-title`);
            title?.focus({ preventScroll: true });
            title?.scrollIntoView();
          }}
        >
          <DevanagariNumber className={styles.number} value={index + 1} />
          {t.surveyForm.chapters[chapter.id].short}
          {errorCount > 0 ? (
            <span className={styles.error}>
              <CircleAlert size={16} />{' '}
              {t.surveyForm.toCorrect(errorCount, (words) => (
                <VisuallyHidden>{words}</VisuallyHidden>
              ))}
            </span>
          ) : null}
          {errorCount === 0 && complete ? (
            <span className={styles.success}>
              <Check size={20} />
              <VisuallyHidden>{t.surveyForm.complete}</VisuallyHidden>
            </span>
          ) : null}
        </a>
      ))}
    </nav>
  );
}
