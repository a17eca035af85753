import { events } from '#content/events.ts';
import shared from '#web/styles/public.module.css';
import { Featured } from './events/featured.tsx';
import { pageMeta } from './page-meta.ts';
import { MoreLink } from './parts/links.tsx';
import { PageHero } from './parts/page-hero.tsx';
import { Split } from './parts/split.tsx';

export const meta = pageMeta('/event');

export default function Events() {
  return (
    <>
      <PageHero picture="events-opening" heading={events.heading} lede={events.lede} />
      <Featured />
      <Split heading={events.ask.heading}>
        <p className={shared.lede}>{events.ask.text}</p>
        <div className={shared.actions}>
          <MoreLink to="/contact">Ask us</MoreLink>
          <MoreLink to="/involved">Volunteer at one</MoreLink>
        </div>
      </Split>
    </>
  );
}
