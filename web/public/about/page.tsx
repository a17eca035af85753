import { about } from '#content/pages/about.ts';
import shared from '#web/styles/public.module.css';
import { ButtonLink, HelpUs, MoreLink } from '../parts/links.tsx';
import { PageHero } from '../parts/page-hero.tsx';
import { Split } from '../parts/split.tsx';
import type { Route } from './+types/page.ts';
import { Plate } from './plate.tsx';

export const loader = () => about;
export default function About({ loaderData: content }: Route.ComponentProps) {
  const { who, how } = content.intro;
  return (
    <>
      <PageHero picture={content.opening} heading={content.heading} lede={content.lede} />
      <Plate {...who} />
      <Plate {...how} side="right">
        <MoreLink to="/tailoredsupport">The chapter model</MoreLink>
        <MoreLink to="/carousel">The people</MoreLink>
      </Plate>
      <Split ground="geru" heading={content.collaboration.heading}>
        <p className={shared.lede}>{content.collaboration.text}</p>
        <div className={shared.actions}>
          <ButtonLink to="/contact" variant="line">
            Plan a chapter with us
          </ButtonLink>
          <MoreLink to="/idealpartner">Why with us</MoreLink>
        </div>
      </Split>
      <Split heading={content.help.heading}>
        <p className={shared.lede}>{content.help.text}</p>
        <div className={shared.actions}>
          <HelpUs />
          <MoreLink to="/involved">Careers</MoreLink>
          <MoreLink to="/event">Events</MoreLink>
        </div>
      </Split>
    </>
  );
}
