import type {
  Initiatives as InitiativesBlock,
  InitiativesLayout,
} from '#content/chapters/chapter-page.ts';
import { devanagari } from '#content/numerals.ts';
import { Picture } from '#web/ui/picture.tsx';
import { Section } from '../parts/section.tsx';
import { ITEM_SIZES } from '../parts/sizes.ts';
import styles from './initiatives.module.css';
import alternate from './looks/alternate.module.css';
import beside from './looks/beside.module.css';
import mosaic from './looks/mosaic.module.css';
import pinwheel from './looks/pinwheel.module.css';
import rows from './looks/rows.module.css';
import shelf from './looks/shelf.module.css';
import stairs from './looks/stairs.module.css';
import string from './looks/string.module.css';

const looks: Record<InitiativesLayout, string | undefined> = {
  alternate: alternate.look,
  beside: beside.look,
  mosaic: mosaic.look,
  pinwheel: pinwheel.look,
  rows: rows.look,
  shelf: shelf.look,
  stairs: stairs.look,
  string: string.look,
};

export function Initiatives({ block, number }: { block: InitiativesBlock; number: number }) {
  return (
    <Section ground="lime" className={`${styles.initiatives} ${looks[block.layout]}`}>
      <div className={styles.head}>
        <h2>{block.heading}</h2>
        {block.intro && <p>{block.intro}</p>}
      </div>
      <ol>
        {block.items.map((item, index) => (
          <li key={item.title}>
            <Picture of={item.picture} sizes={ITEM_SIZES} />
            <div className={styles.words}>
              <div className={styles.title}>
                <span lang="hi" aria-hidden="true">
                  {devanagari(number)}.{devanagari(index + 1)}
                </span>
                <h3>{item.title}</h3>
              </div>
              <p>{item.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
