import { faqs } from '#content/documents/faqs.ts';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';
import { websiteOf, withoutSearch } from '../website-context.ts';
import { MoreLink } from '../words/links.tsx';
import { Prose } from '../words/prose.tsx';
import type { Route } from './+types/page.ts';
import styles from './faqs.module.css';

export const loader = ({ context }: Route.LoaderArgs) =>
  withoutSearch(websiteOf(context).words(faqs));

export default function Faqs({ loaderData }: Route.ComponentProps) {
  const { opening, items, more } = loaderData;
  return (
    <>
      <PageHero {...opening} />
      <Section background="lime" className={styles.page}>
        <div className={styles.list}>
          {items.map(({ question, answer }) => (
            <details key={question}>
              <summary>
                <h2>{question}</h2>
              </summary>
              <div className={styles.answer}>
                <Prose text={answer} />
              </div>
            </details>
          ))}
        </div>
        <div className={styles.more}>
          <p>{more.text}</p>
          <MoreLink to="/contact">{more.link}</MoreLink>
        </div>
      </Section>
    </>
  );
}
