import type { shared as several } from '#content/documents/shared.ts';
import type { Words } from '#content/website/words.ts';
import shared from '#web/styles/public.module.css';
import { useFrame } from '../layout/frame.ts';
import { HelpUs, MoreLink } from '../parts/links.tsx';
import { Marked } from '../parts/prose.tsx';
import { Section } from '../parts/section.tsx';
import { Steps } from '../parts/steps.tsx';
import styles from './how-help-is-used.module.css';

export function HowHelpIsUsed(content: Words<typeof several>['help']) {
  const { links, labels } = useFrame();
  return (
    <Section ground="lime" className={styles.help}>
      <div data-reveal>
        <h2>{content.heading}</h2>
        <p className={`${shared.lede} ${styles.lede}`}>
          <Marked text={content.lede} />
        </p>
        <div className={shared.actions}>
          <HelpUs />
          <MoreLink to="/contact">{links.ask}</MoreLink>
          <MoreLink to="/volunteer-with-us">{labels['/volunteer-with-us']}</MoreLink>
        </div>
      </div>
      <Steps steps={content.steps} />
    </Section>
  );
}
