import type { shared } from '#content/documents/shared.ts';
import type { Words } from '#content/website/words.ts';
import { Section } from '../sections/section.tsx';
import { ButtonLink } from '../words/links.tsx';
import { Marked } from '../words/prose.tsx';
import styles from './join-us.module.css';

export type JoinWords = Words<typeof shared>['join'];

export function JoinUs({ heading, text, button }: JoinWords) {
  return (
    <Section background="geru" className={styles.banner}>
      <h2>{heading}</h2>
      <p>
        <Marked text={text} />
      </p>
      <ButtonLink to="/contact" variant="haldi">
        {button}
      </ButtonLink>
    </Section>
  );
}
