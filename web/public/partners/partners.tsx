import type { partners } from '#content/documents/partners.ts';
import type { Words } from '#content/website/words.ts';
import { Icon } from '#web/public/layout/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { NewTab } from '../layout/outside-link.tsx';
import { Section } from '../sections/section.tsx';
import { SectionHead } from '../sections/section-head.tsx';
import { Marked } from '../words/prose.tsx';
import styles from './partners.module.css';

export function Partners({ heading, intro, items }: Words<typeof partners>) {
  return (
    <Section>
      <SectionHead heading={heading}>
        <Marked text={intro} />
      </SectionHead>
      <ul className={styles.shelf} data-reveal>
        {items.map(({ name, picture, address, kind }) => (
          <li key={name}>
            <a href={address} target="_blank" rel="noopener noreferrer">
              <Picture of={picture} />
              <span className={styles.words}>
                <b>{name}</b>
                <span className={styles.kind}>
                  {kind} <Icon name="external-link" />
                  <NewTab />
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
