import { pageAbout } from '#content/documents/pages/page-about.ts';
import shared from '#web/styles/public.module.css';
import { PageHero } from '../sections/page-hero.tsx';
import { Split } from '../sections/split.tsx';
import { websiteOf, withoutSearch } from '../website-context.ts';
import { ButtonLink, HelpUs, MoreLink } from '../words/links.tsx';
import { Marked } from '../words/prose.tsx';
import type { Route } from './+types/page.ts';
import { PictureSection } from './picture-section.tsx';

export const loader = ({ context }: Route.LoaderArgs) =>
  withoutSearch(websiteOf(context).words(pageAbout));

export default function About({ loaderData }: Route.ComponentProps) {
  const { opening, who, how, collaboration, help } = loaderData;
  return (
    <>
      <PageHero {...opening} />
      <PictureSection {...who} />
      <PictureSection {...how} side="right">
        <MoreLink to="/tailoredsupport">{how.model}</MoreLink>
        <MoreLink to="/carousel">{how.people}</MoreLink>
      </PictureSection>
      <Split background="geru" heading={collaboration.heading}>
        <p className={shared.lede}>
          <Marked text={collaboration.text} />
        </p>
        <div className={shared.actions}>
          <ButtonLink to="/contact" variant="line">
            {collaboration.contact}
          </ButtonLink>
          <MoreLink to="/idealpartner">{collaboration.partner}</MoreLink>
        </div>
      </Split>
      <Split heading={help.heading}>
        <p className={shared.lede}>
          <Marked text={help.text} />
        </p>
        <div className={shared.actions}>
          <HelpUs />
          <MoreLink to="/involved">{help.careers}</MoreLink>
          <MoreLink to="/event">{help.events}</MoreLink>
        </div>
      </Split>
    </>
  );
}
