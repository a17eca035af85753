import { privacy } from '#content/privacy.ts';
import shared from '#web/styles/public.module.css';
import { MoreLink } from '../parts/links.tsx';
import { Marks, Terms } from '../parts/notice.tsx';
import { PageHero } from '../parts/page-hero.tsx';
import { Split } from '../parts/split.tsx';
import type { Route } from './+types/privacy-page.ts';

export const loader = () => privacy;
export default function Privacy({ loaderData: words }: Route.ComponentProps) {
  return (
    <>
      <PageHero picture={words.opening} heading={words.heading} lede={words.lede} />
      <Split ground="lime" heading={words.asked.heading}>
        <p>{words.asked.intro}</p>
        <Terms items={words.asked.items} />
      </Split>
      {words.sections.map(({ heading, paragraphs }, index) => (
        <Split key={heading} ground={index % 2 ? 'lime' : 'rice'} heading={heading}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Split>
      ))}
      <Split ground="indigo" heading={words.rights.heading}>
        <p>{words.rights.intro}</p>
        <Marks items={words.rights.items} />
        <p>{words.rights.note}</p>
        <div className={shared.actions}>
          <MoreLink to="/contact">Write to us</MoreLink>
        </div>
      </Split>
    </>
  );
}
