import { about } from '#content/about.ts';
import shared from '#web/styles/public.module.css';
import { pageMeta } from './page-meta.ts';
import { ButtonLink, HelpUs, MoreLink } from './parts/links.tsx';
import { PageHero } from './parts/page-hero.tsx';
import { Split } from './parts/split.tsx';

export const meta = pageMeta('/about');

export default function About() {
  const [who, how] = about.intro;
  return (
    <>
      <PageHero picture="women" heading={about.heading} lede={about.lede} />
      <Split ground="lime" heading={who.heading}>
        {who.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Split>
      <Split heading={how.heading}>
        {how.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <div className={shared.actions}>
          <MoreLink to="/tailoredsupport">The chapter model</MoreLink>
        </div>
      </Split>
      <Split ground="geru" heading={about.collaboration.heading}>
        <p className={shared.lede}>{about.collaboration.text}</p>
        <div className={shared.actions}>
          <ButtonLink to="/contact" look="line">
            Plan a chapter with us
          </ButtonLink>
          <MoreLink to="/consultancy">Consultancy</MoreLink>
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
