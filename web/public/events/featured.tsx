import type { events } from '#content/documents/events.ts';
import type { Words } from '#content/website/words.ts';
import { Icon } from '#web/public/layout/icon.tsx';
import button from '#web/styles/button.module.css';
import shared from '#web/styles/public.module.css';
import { ITEM_SIZES, Picture } from '#web/ui/picture.tsx';
import { FormNote } from '../form-cards/form-cards.tsx';
import { useLayoutWords } from '../layout/layout-context.ts';
import { Section } from '../sections/section.tsx';
import { SectionHead } from '../sections/section-head.tsx';
import { Marked } from '../words/prose.tsx';
import styles from './featured.module.css';

type EventWords = Words<typeof events>;
type Event = Pick<EventWords['items'][number], 'name' | 'title' | 'program' | 'place' | 'picture'>;

interface FeaturedProps {
  list: EventWords['list'];
  items: readonly (Event & { join?: string })[];
  /** The form of events without one of their own. */
  form: string;
  note: string;
}

export function Featured({ list, items, form, note }: FeaturedProps) {
  const { footer } = useLayoutWords();
  return (
    <Section>
      <SectionHead heading={list.heading}>
        <Marked text={list.intro} />
      </SectionHead>
      <ul className={styles.list}>
        {items.map(({ name, title, program, place, picture, join = form }) => (
          <li key={name}>
            <Picture of={picture} sizes={ITEM_SIZES} />
            <div className={styles.words}>
              <h3>{name}</h3>
              <p className={styles.title}>
                <Marked text={title} />
              </p>
              {place && <p>{place}</p>}
              <p className={styles.program}>{program}</p>
              <a
                href={join}
                target="_blank"
                rel="noopener noreferrer"
                className={`${button.button} ${button.haldi}`}
              >
                {list.join}
                <Icon name="external-link" />
                <span className={shared.srOnly}>
                  {` ${list.join_spoken} ${name} ${footer.new_tab}`}
                </span>
              </a>
            </div>
          </li>
        ))}
      </ul>
      <FormNote note={note} />
    </Section>
  );
}
