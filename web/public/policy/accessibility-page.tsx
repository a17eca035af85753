import { accessibility } from '#content/pages/accessibility.ts';
import shared from '#web/styles/public.module.css';
import { MoreLink } from '../parts/links.tsx';
import { Marks, Terms } from '../parts/notice.tsx';
import { PageHero } from '../parts/page-hero.tsx';
import { Split } from '../parts/split.tsx';
import type { Route } from './+types/accessibility-page.ts';

export const loader = () => accessibility;
export default function Accessibility({ loaderData: content }: Route.ComponentProps) {
  const { aim, done, limits, tell } = content;
  return (
    <>
      <PageHero picture={content.opening} heading={content.heading} lede={content.lede} />
      <Split ground="neem" heading={aim.heading}>
        {aim.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Split>
      <Split heading={done.heading}>
        <Terms items={done.items} />
      </Split>
      <Split ground="lime" heading={limits.heading}>
        <Marks items={limits.items} />
      </Split>
      <Split heading={tell.heading}>
        <p className={shared.lede}>{tell.text}</p>
        <div className={shared.actions}>
          <MoreLink to="/contact">Contact us</MoreLink>
        </div>
      </Split>
    </>
  );
}
