import type { Picture as Shown } from '#content/pictures/picture-facts.ts';
import shared from '#web/styles/public.module.css';
import { Picture } from '#web/ui/picture.tsx';
import { DevanagariNumber } from '../../ui/text/devanagari-number.tsx';
import { useLayoutWords } from '../layout/layout-context.ts';
import { Section } from '../sections/section.tsx';
import { SectionHead } from '../sections/section-head.tsx';
import { HelpUs, MoreLink } from '../words/links.tsx';
import { Marked } from '../words/prose.tsx';
import styles from './how-help-is-used.module.css';

interface HowHelpIsUsedProps {
  heading: string;
  lede: string;
  steps: readonly { title: string; text: string }[];
  pictures: readonly Shown[];
}

/** A ground line with a drawing above each step. */
export function HowHelpIsUsed({ heading, lede, steps, pictures }: HowHelpIsUsedProps) {
  const { links, labels } = useLayoutWords();
  return (
    <Section background="lime">
      <SectionHead heading={heading}>
        <Marked text={lede} />
      </SectionHead>
      <ol className={styles.steps} data-reveal>
        {steps.map(({ title, text }, index) => (
          <li key={title}>
            <div className={styles.station}>
              {pictures[index] && <Picture of={pictures[index]} alt="" />}
            </div>
            <h3>
              <DevanagariNumber value={index + 1} />
              {title}
            </h3>
            <p>
              <Marked text={text} />
            </p>
          </li>
        ))}
      </ol>
      <div className={shared.actions}>
        <HelpUs />
        <MoreLink to="/contact">{links.ask}</MoreLink>
        <MoreLink to="/volunteer-with-us">{labels['/volunteer-with-us']}</MoreLink>
      </div>
    </Section>
  );
}
