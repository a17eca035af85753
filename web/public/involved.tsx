import { involved } from '#content/involved.ts';
import { site } from '#content/site.ts';
import styles from './involved/mailbox.module.css';
import { pageMeta } from './page-meta.ts';
import { PageHero } from './parts/page-hero.tsx';
import { Section } from './parts/section.tsx';
import { Split } from './parts/split.tsx';
import { TwoUp } from './parts/two-up.tsx';

export const meta = pageMeta('/involved');

const mailto = `mailto:${site.careersEmail}?subject=${encodeURIComponent(involved.invitation.subject)}`;

export default function Involved() {
  return (
    <>
      <PageHero picture="earth" heading={involved.heading} lede={involved.lede} />
      <Split ground="lime" heading={involved.invitation.heading}>
        {involved.invitation.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className={styles.mailbox}>
          <a href={mailto}>{site.careersEmail}</a>
        </p>
      </Split>
      <Section>
        <TwoUp entries={involved.ways} />
      </Section>
    </>
  );
}
