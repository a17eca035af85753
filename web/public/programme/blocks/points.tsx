import type { Theme } from '#content/documents/programmes/block-layouts.ts';
import { Section } from '../../sections/section.tsx';
import { Marked } from '../../words/prose.tsx';
import type { BlockOf } from '../programme-words.ts';
import styles from './points.module.css';

export function Points({ block, theme }: { block: BlockOf<'points'>; theme: Theme }) {
  return (
    <Section background={block.layout === 'table' ? theme : 'rice'}>
      <h2 className={styles.heading}>{block.words.heading}</h2>
      <div className={styles[block.layout]} data-theme={theme}>
        {block.words.items.map((item) => (
          <article key={item.title}>
            <h3>{item.title}</h3>
            <p>
              <Marked text={item.text} />
            </p>
          </article>
        ))}
      </div>
    </Section>
  );
}
