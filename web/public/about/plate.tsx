import type { ReactNode } from 'react';
import type { Picture as Shown } from '#content/pictures/picture-facts.ts';
import shared from '#web/styles/public.module.css';
import { Picture } from '#web/ui/picture.tsx';
import { Section } from '../parts/section.tsx';
import { ITEM_SIZES } from '../parts/sizes.ts';
import styles from './plate.module.css';

interface PlateProps {
  heading: string;
  picture: Shown;
  paragraphs: readonly string[];
  side?: 'left' | 'right';
  children?: ReactNode;
}

export function Plate({ heading, picture, paragraphs, side = 'left', children }: PlateProps) {
  return (
    <Section ground="lime" saw={side === 'left'} className={styles[side]}>
      <Picture of={picture} sizes={ITEM_SIZES} />
      <div>
        <h2 className={styles.heading}>{heading}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {children && <div className={shared.actions}>{children}</div>}
      </div>
    </Section>
  );
}
