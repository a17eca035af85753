import type { InitiativesLayout } from '#content/documents/programmes/block-layouts.ts';
import { devanagari } from '#content/numerals.ts';
import { ITEM_SIZES, Picture } from '#web/ui/picture.tsx';
import { Section } from '../../../sections/section.tsx';
import { Marked } from '../../../words/prose.tsx';
import type { BlockOf } from '../../programme-words.ts';
import styles from './initiatives.module.css';
import beside from './looks/beside.module.css';
import mosaic from './looks/mosaic.module.css';
import pinwheel from './looks/pinwheel.module.css';
import rows from './looks/rows.module.css';
import shelf from './looks/shelf.module.css';
import stairs from './looks/stairs.module.css';
import timeline from './looks/timeline.module.css';

const looks: Partial<Record<InitiativesLayout, string | undefined>> = {
  beside: beside.look,
  mosaic: mosaic.look,
  pinwheel: pinwheel.look,
  rows: rows.look,
  shelf: shelf.look,
  stairs: stairs.look,
  timeline: timeline.look,
};

interface InitiativesProps {
  layout: InitiativesLayout;
  words: Exclude<BlockOf<'initiatives'>['words'], { grounds: unknown }>;
  number: number;
}

export function Initiatives({ layout, words, number }: InitiativesProps) {
  const { heading, intro, items } = words;
  return (
    <Section background="lime" className={`${styles.initiatives} ${looks[layout]}`}>
      <div className={styles.head}>
        <h2>{heading}</h2>
        {intro && (
          <p>
            <Marked text={intro} />
          </p>
        )}
      </div>
      <ol>
        {items.map((item, index) => (
          <li key={item.title}>
            <Picture of={item.picture} sizes={ITEM_SIZES} />
            <div className={styles.words}>
              <div className={styles.title}>
                <span lang="hi" aria-hidden="true">
                  {devanagari(number)}.{devanagari(index + 1)}
                </span>
                <h3>{item.title}</h3>
              </div>
              <p>
                <Marked text={item.text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
