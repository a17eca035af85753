import type { Theme } from '#content/documents/programmes/block-layouts.ts';
import { Section } from '../../sections/section.tsx';
import { Marked } from '../../words/prose.tsx';
import type { BlockOf } from '../programme-words.ts';
import styles from './statement.module.css';

export function Statement({ block, theme }: { block: BlockOf<'statement'>; theme: Theme }) {
  return (
    <Section background={theme} className={styles.statement}>
      <h2>{block.words.heading}</h2>
      <p>
        <Marked text={block.words.text} />
      </p>
    </Section>
  );
}
