import { events } from '#content/pages/events.ts';
import shared from '#web/styles/public.module.css';
import { MoreLink } from '../parts/links.tsx';
import { PageHero } from '../parts/page-hero.tsx';
import { Split } from '../parts/split.tsx';
import type { Route } from './+types/page.ts';
import { Featured } from './featured.tsx';

export const loader = () => events;
export default function Events({ loaderData: content }: Route.ComponentProps) {
  return (
    <>
      <PageHero picture={content.opening} heading={content.heading} lede={content.lede} />
      <Featured content={content} />
      <Split heading={content.ask.heading}>
        <p className={shared.lede}>{content.ask.text}</p>
        <div className={shared.actions}>
          <MoreLink to="/contact">Ask us</MoreLink>
          <MoreLink to="/involved">Volunteer at one</MoreLink>
        </div>
      </Split>
    </>
  );
}
