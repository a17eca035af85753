import type { FiguresLayout, Theme } from '#content/documents/programmes/block-layouts.ts';
import { Picture } from '#web/ui/picture.tsx';
import { FigureBasis } from '../../../sections/figure-basis.tsx';
import { Section } from '../../../sections/section.tsx';
import { Marked } from '../../../words/prose.tsx';
import type { BlockOf } from '../../programme-words.ts';
import callouts from './callouts.module.css';
import columns from './columns.module.css';
import descending from './descending.module.css';
import styles from './figures.module.css';
import goals from './goals.module.css';
import lead from './lead.module.css';
import ledger from './ledger.module.css';
import pictogram from './pictogram.module.css';
import tiles from './tiles.module.css';

const looks: Record<FiguresLayout, string | undefined> = {
  callouts: callouts.look,
  columns: columns.look,
  descending: descending.look,
  goals: goals.look,
  lead: lead.look,
  ledger: ledger.look,
  pictogram: pictogram.look,
  tiles: tiles.look,
};

interface FiguresProps {
  block: BlockOf<'figures'>;
  theme: Theme;
}

/** Goals are not results: they get a lighter ground. */
export function Figures({ block, theme }: FiguresProps) {
  const { heading, note, items, picture } = block.words;
  return (
    <Section
      background={block.layout === 'goals' ? 'haldi' : theme}
      className={`${styles.figures} ${looks[block.layout]}`}
    >
      {picture && <Picture of={picture} />}
      <div>
        <h2>{heading}</h2>
        <p className={styles.note}>
          <Marked text={note} />
        </p>
        <ul>
          {items.map(({ value, label, picture: counted, ...basis }) => (
            <li key={label}>
              <b>{value}</b>{' '}
              <span>
                {label}
                <FigureBasis {...basis} />
              </span>
              {counted && <Picture of={counted} alt="" />}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
