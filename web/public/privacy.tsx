import { privacy } from '#content/privacy.ts';
import shared from '#web/styles/public.module.css';
import { pageMeta } from './page-meta.ts';
import { MoreLink } from './parts/links.tsx';
import { Marks, Terms } from './parts/notice.tsx';
import { PageHero } from './parts/page-hero.tsx';
import { Split } from './parts/split.tsx';

export const meta = pageMeta('/privacy');

export default function Privacy() {
  return (
    <>
      <PageHero picture="sealed-letter-opening" heading={privacy.heading} lede={privacy.lede} />
      <Split ground="lime" heading={privacy.asked.heading}>
        <p>{privacy.asked.intro}</p>
        <Terms items={privacy.asked.items} />
      </Split>
      {privacy.sections.map(({ heading, paragraphs }, index) => (
        <Split key={heading} ground={index % 2 ? 'lime' : 'rice'} heading={heading}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Split>
      ))}
      <Split ground="indigo" heading={privacy.rights.heading}>
        <p>{privacy.rights.intro}</p>
        <Marks items={privacy.rights.items} />
        <p>{privacy.rights.note}</p>
        <div className={shared.actions}>
          <MoreLink to="/contact">Write to us</MoreLink>
        </div>
      </Split>
    </>
  );
}
