import { faqs, faqsIntro } from '#content/faqs.ts';
import shared from '#web/styles/public.module.css';
import styles from './faqs/faqs.module.css';
import { pageMeta } from './page-meta.ts';
import { MoreLink } from './parts/links.tsx';
import { Section } from './parts/section.tsx';

export const meta = pageMeta('/faqs');

export default function Faqs() {
  return (
    <Section saw={false} className={styles.page}>
      <div className={styles.opening}>
        <h1>{faqsIntro.heading}</h1>
        <p className={`${shared.lede} ${styles.lede}`}>{faqsIntro.lede}</p>
        <div className={shared.actions}>
          <MoreLink to="/contact">Ask your own</MoreLink>
        </div>
      </div>
      <div className={styles.list}>
        {faqs.map((faq) => (
          <details key={faq.question}>
            <summary>
              <h2>{faq.question}</h2>
            </summary>
            {faq.answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </details>
        ))}
      </div>
    </Section>
  );
}
