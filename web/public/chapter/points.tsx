import type { Points as PointsBlock } from '#content/chapters/chapter-page.ts';
import type { Paint } from '#content/pages/chapters.ts';
import { Section } from '../parts/section.tsx';
import styles from './points.module.css';

export function Points({ block, paint }: { block: PointsBlock; paint: Paint }) {
  return (
    <Section ground={block.layout === 'wall' ? paint : 'rice'}>
      <h2 className={styles.heading}>{block.heading}</h2>
      <div className={styles[block.layout]} data-paint={paint}>
        {block.items.map((item) => (
          <article key={item.title}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </article>
        ))}
      </div>
    </Section>
  );
}
