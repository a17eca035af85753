import type { Partner, partnersText } from '#content/pages/partners.ts';
import { Icon } from '#web/public/layout/icon.tsx';
import shared from '#web/styles/public.module.css';
import { Picture } from '#web/ui/picture.tsx';
import { Section } from '../parts/section.tsx';
import { SectionHead } from '../parts/section-head.tsx';
import styles from './partners.module.css';

interface PartnersProps {
  content: typeof partnersText;
  partners: readonly Partner[];
}

export function Partners({ content, partners }: PartnersProps) {
  return (
    <Section>
      <SectionHead heading={content.heading}>{content.intro}</SectionHead>
      <ul className={styles.shelf} data-reveal>
        {partners.map(({ title, picture, link, kind }) => (
          <li key={title}>
            <a href={link} target="_blank" rel="noopener noreferrer">
              <Picture of={picture} />
              <span className={styles.words}>
                <b>{title}</b>
                <span className={styles.kind}>
                  {kind} <Icon name="external-link" />
                  <span className={shared.spoken}> (opens in a new tab)</span>
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
