import { pagePolicy } from '#content/documents/pages/page-policy.ts';
import shared from '#web/styles/public.module.css';
import { OutsideLink } from '../layout/outside-link.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';
import { Split } from '../sections/split.tsx';
import { Steps } from '../sections/steps.tsx';
import { websiteOf, withoutSearch } from '../website-context.ts';
import { MoreLink } from '../words/links.tsx';
import { Marked, Prose } from '../words/prose.tsx';
import type { Route } from './+types/page.ts';
import styles from './policy.module.css';

export const loader = ({ context }: Route.LoaderArgs) =>
  withoutSearch(websiteOf(context).words(pagePolicy));

export default function Policy({ loaderData }: Route.ComponentProps) {
  const { opening, scheme, apply, safety, chapter } = loaderData;
  return (
    <>
      <PageHero {...opening} />
      <Section background="lime" className={styles.scheme}>
        <div className={styles.intro}>
          <h2>{scheme.heading}</h2>
          <p className={shared.lede}>
            <Marked text={scheme.intro} />
          </p>
        </div>
        <Steps steps={scheme.needs} />
      </Section>
      <Split heading={apply.heading}>
        <dl className={styles.apply}>
          {apply.items.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>
                <Marked text={text} />
              </dd>
            </div>
          ))}
        </dl>
        <p className={styles.source}>
          <OutsideLink href={apply.address}>{apply.source}</OutsideLink>
        </p>
      </Split>
      <Split background="lime" heading={safety.heading}>
        <Prose text={safety.text} />
        <p className={styles.note}>
          <Marked text={safety.note} />
        </p>
      </Split>
      <Split background="geru" heading={chapter.heading}>
        <p className={shared.lede}>
          <Marked text={chapter.text} />
        </p>
        <div className={shared.actions}>
          <MoreLink to="/secondinning">{chapter.link}</MoreLink>
        </div>
      </Split>
    </>
  );
}
