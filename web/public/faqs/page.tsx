import { faqs, faqsIntro } from '#content/pages/faqs.ts';
import { MoreLink } from '../parts/links.tsx';
import { PageHero } from '../parts/page-hero.tsx';
import { Section } from '../parts/section.tsx';
import type { Route } from './+types/page.ts';
import styles from './faqs.module.css';

export const loader = () => ({ intro: faqsIntro, faqs });
export default function Faqs({ loaderData }: Route.ComponentProps) {
  const { intro, faqs } = loaderData;
  return (
    <>
      <PageHero picture={intro.opening} heading={intro.heading} lede={intro.lede} />
      <Section ground="lime" className={styles.page}>
        <div className={styles.list}>
          {faqs.map((faq) => (
            <details key={faq.question}>
              <summary>
                <h2>{faq.question}</h2>
              </summary>
              <div className={styles.answer}>
                {faq.answer.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </details>
          ))}
        </div>
        <div className={styles.more}>
          <p>{intro.more}</p>
          <MoreLink to="/contact">Ask your own</MoreLink>
        </div>
      </Section>
    </>
  );
}
