import { involved } from '#content/pages/involved.ts';
import { site } from '#content/site.ts';
import shared from '#web/styles/public.module.css';
import { FormDoors, FormNote } from '../parts/form-doors.tsx';
import { PageHero } from '../parts/page-hero.tsx';
import { Section } from '../parts/section.tsx';
import type { Route } from './+types/page.ts';
import styles from './mailbox.module.css';

export const loader = () => involved;
export default function Involved({ loaderData: content }: Route.ComponentProps) {
  const mailto = `mailto:${site.careersEmail}?subject=${encodeURIComponent(content.invitation.subject)}`;
  return (
    <>
      <PageHero picture={content.opening} heading={content.heading} lede={content.lede} />
      <Section ground="lime">
        <h2 className={styles.heading}>{content.doorsHeading}</h2>
        <FormDoors doors={content.doors} />
        <FormNote />
      </Section>
      <Section ground="indigo" className={styles.letter}>
        <div>
          <h2>{content.invitation.heading}</h2>
          {content.invitation.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <p className={styles.mailbox}>
          <span className={shared.spoken}>Mailbox: </span>
          <a href={mailto}>{site.careersEmail}</a>
        </p>
      </Section>
    </>
  );
}
