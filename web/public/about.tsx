import { about } from '#content/about.ts';
import shared from '#web/styles/public.module.css';
import { Plate } from './about/plate.tsx';
import { pageMeta } from './page-meta.ts';
import { ButtonLink, HelpUs, MoreLink } from './parts/links.tsx';
import { PageHero } from './parts/page-hero.tsx';
import { Split } from './parts/split.tsx';

export const meta = pageMeta('/about');

export default function About() {
  const { who, how } = about.intro;
  return (
    <>
      <PageHero picture="about-opening" heading={about.heading} lede={about.lede} />
      <Plate {...who} />
      <Plate {...how} side="right">
        <MoreLink to="/tailoredsupport">The chapter model</MoreLink>
        <MoreLink to="/carousel">The people</MoreLink>
      </Plate>
      <Split ground="geru" heading={about.collaboration.heading}>
        <p className={shared.lede}>{about.collaboration.text}</p>
        <div className={shared.actions}>
          <ButtonLink to="/contact" look="line">
            Plan a chapter with us
          </ButtonLink>
          <MoreLink to="/idealpartner">Why with us</MoreLink>
        </div>
      </Split>
      <Split heading={about.help.heading}>
        <p className={shared.lede}>{about.help.text}</p>
        <div className={shared.actions}>
          <HelpUs />
          <MoreLink to="/involved">Careers</MoreLink>
          <MoreLink to="/event">Events</MoreLink>
        </div>
      </Split>
    </>
  );
}
