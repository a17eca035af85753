import type { Statement as StatementBlock } from '#content/chapters/chapter-page.ts';
import type { Paint } from '#content/pages/chapters.ts';
import { Section } from '../parts/section.tsx';
import styles from './statement.module.css';

export function Statement({ block, paint }: { block: StatementBlock; paint: Paint }) {
  return (
    <Section ground={paint} className={styles.statement}>
      <h2>{block.heading}</h2>
      <p>{block.text}</p>
    </Section>
  );
}
