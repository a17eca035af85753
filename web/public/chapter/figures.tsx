import type { Figures as FiguresBlock, FiguresLayout } from '#content/chapters/chapter-page.ts';
import type { Paint } from '#content/pages/chapters.ts';
import { Picture } from '#web/ui/picture.tsx';
import { Section } from '../parts/section.tsx';
import chorus from './figures/chorus.module.css';
import depth from './figures/depth.module.css';
import goals from './figures/goals.module.css';
import lead from './figures/lead.module.css';
import ledger from './figures/ledger.module.css';
import marks from './figures/marks.module.css';
import span from './figures/span.module.css';
import tiles from './figures/tiles.module.css';
import styles from './figures.module.css';

const looks: Record<FiguresLayout, string | undefined> = {
  chorus: chorus.look,
  depth: depth.look,
  goals: goals.look,
  lead: lead.look,
  ledger: ledger.look,
  marks: marks.look,
  span: span.look,
  tiles: tiles.look,
};

interface FiguresProps {
  block: FiguresBlock;
  paint: Paint;
}

/** Goals are not results: they get a lighter ground. */
export function Figures({ block, paint }: FiguresProps) {
  return (
    <Section
      ground={block.layout === 'goals' ? 'haldi' : paint}
      className={`${styles.figures} ${looks[block.layout]}`}
    >
      {block.picture && <Picture of={block.picture} />}
      <div>
        <h2>{block.heading}</h2>
        <p className={styles.note}>{block.note}</p>
        <ul>
          {block.items.map(({ value, label }) => (
            <li key={label}>
              <b>{value}</b> <span>{label}</span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
