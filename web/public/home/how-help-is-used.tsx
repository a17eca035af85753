import type { howHelpIsUsed } from '#content/pages/how-help-is-used.ts';
import shared from '#web/styles/public.module.css';
import { HelpUs, MoreLink } from '../parts/links.tsx';
import { Section } from '../parts/section.tsx';
import { Steps } from '../parts/steps.tsx';
import styles from './how-help-is-used.module.css';

export function HowHelpIsUsed({ content }: { content: typeof howHelpIsUsed }) {
  return (
    <Section ground="lime" className={styles.help}>
      <div data-reveal>
        <h2>{content.heading}</h2>
        <p className={`${shared.lede} ${styles.lede}`}>{content.lede}</p>
        <div className={shared.actions}>
          <HelpUs />
          <MoreLink to="/contact">Ask a question first</MoreLink>
        </div>
      </div>
      <Steps steps={content.steps} />
    </Section>
  );
}
