import type { ReactNode } from 'react';
import type { Picture as Shown } from '#content/pictures/picture-facts.ts';
import shared from '#web/styles/public.module.css';
import { ITEM_SIZES, Picture } from '#web/ui/picture.tsx';
import { Section } from '../sections/section.tsx';
import { Prose } from '../words/prose.tsx';
import styles from './picture-section.module.css';

interface PictureSectionProps {
  heading: string;
  picture: Shown;
  text: string;
  side?: 'left' | 'right';
  children?: ReactNode;
}

export function PictureSection({
  heading,
  picture,
  text,
  side = 'left',
  children,
}: PictureSectionProps) {
  return (
    <Section background="lime" jaggedEdge={side === 'left'} className={styles[side]}>
      <Picture of={picture} sizes={ITEM_SIZES} />
      <div>
        <h2 className={styles.heading}>{heading}</h2>
        <Prose text={text} />
        {children && <div className={shared.actions}>{children}</div>}
      </div>
    </Section>
  );
}
