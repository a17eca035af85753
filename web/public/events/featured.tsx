import type { events } from '#content/pages/events.ts';
import { Icon } from '#web/public/layout/icon.tsx';
import button from '#web/styles/button.module.css';
import shared from '#web/styles/public.module.css';
import { Picture } from '#web/ui/picture.tsx';
import { FormNote } from '../parts/form-doors.tsx';
import { Section } from '../parts/section.tsx';
import { SectionHead } from '../parts/section-head.tsx';
import { ITEM_SIZES } from '../parts/sizes.ts';
import styles from './featured.module.css';

export function Featured({ content }: { content: typeof events }) {
  return (
    <Section ground="lime">
      <SectionHead heading={content.featuredHeading}>{content.featuredIntro}</SectionHead>
      <ul className={styles.list}>
        {content.featured.map((event) => (
          <li key={event.name}>
            <Picture of={event.profilepic} sizes={ITEM_SIZES} />
            <div className={styles.words}>
              <h3>{event.name}</h3>
              <p className={styles.title}>{event.title}</p>
              <p className={styles.program}>{event.program}</p>
              <a
                href={content.form}
                target="_blank"
                rel="noopener noreferrer"
                className={`${button.button} ${button.haldi}`}
              >
                Join Us
                <Icon name="external-link" />
                <span className={shared.spoken}> at the {event.name} (opens in a new tab)</span>
              </a>
            </div>
          </li>
        ))}
      </ul>
      <FormNote />
    </Section>
  );
}
