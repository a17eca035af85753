import { faqs, faqsIntro } from '#content/faqs.ts';
import styles from './faqs/faqs.module.css';
import { pageMeta } from './page-meta.ts';
import { MoreLink } from './parts/links.tsx';
import { PageHero } from './parts/page-hero.tsx';
import { Section } from './parts/section.tsx';

export const meta = pageMeta('/faqs');

export default function Faqs() {
  return (
    <>
      <PageHero picture="faqs-opening" heading={faqsIntro.heading} lede={faqsIntro.lede} />
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
          <p>{faqsIntro.more}</p>
          <MoreLink to="/contact">Ask your own</MoreLink>
        </div>
      </Section>
    </>
  );
}
