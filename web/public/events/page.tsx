import { events } from '#content/events.ts';
import shared from '#web/styles/public.module.css';
import { MoreLink } from '../parts/links.tsx';
import { PageHero } from '../parts/page-hero.tsx';
import { Split } from '../parts/split.tsx';
import type { Route } from './+types/page.ts';
import { Featured } from './featured.tsx';

export const loader = () => events;
export default function Events({ loaderData: words }: Route.ComponentProps) {
  return (
    <>
      <PageHero picture={words.opening} heading={words.heading} lede={words.lede} />
      <Featured words={words} />
      <Split heading={words.ask.heading}>
        <p className={shared.lede}>{words.ask.text}</p>
        <div className={shared.actions}>
          <MoreLink to="/contact">Ask us</MoreLink>
          <MoreLink to="/involved">Volunteer at one</MoreLink>
        </div>
      </Split>
    </>
  );
}
