import { privacy } from '#content/pages/privacy.ts';
import shared from '#web/styles/public.module.css';
import { MoreLink } from '../parts/links.tsx';
import { Marks, Terms } from '../parts/notice.tsx';
import { PageHero } from '../parts/page-hero.tsx';
import { Split } from '../parts/split.tsx';
import type { Route } from './+types/privacy-page.ts';

export const loader = () => privacy;
export default function Privacy({ loaderData: content }: Route.ComponentProps) {
  return (
    <>
      <PageHero picture={content.opening} heading={content.heading} lede={content.lede} />
      <Split ground="lime" heading={content.asked.heading}>
        <p>{content.asked.intro}</p>
        <Terms items={content.asked.items} />
      </Split>
      {content.sections.map(({ heading, paragraphs }, index) => (
        <Split key={heading} ground={index % 2 ? 'lime' : 'rice'} heading={heading}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Split>
      ))}
      <Split ground="indigo" heading={content.rights.heading}>
        <p>{content.rights.intro}</p>
        <Marks items={content.rights.items} />
        <p>{content.rights.note}</p>
        <div className={shared.actions}>
          <MoreLink to="/contact">Write to us</MoreLink>
        </div>
      </Split>
    </>
  );
}
