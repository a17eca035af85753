import { pageIdealPartner } from '#content/documents/pages/page-idealpartner.ts';
import { shared as several } from '#content/documents/shared.ts';
import shared from '#web/styles/public.module.css';
import { JoinUs } from '../programme/join-us.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Split } from '../sections/split.tsx';
import { websiteOf } from '../website-context.ts';
import { ButtonLink, MoreLink } from '../words/links.tsx';
import { Marked } from '../words/prose.tsx';
import type { Route } from './+types/page.ts';
import { Reasons } from './reasons.tsx';

export function loader({ context }: Route.LoaderArgs) {
  const website = websiteOf(context);
  const { opening, reasons, invitation } = website.words(pageIdealPartner);
  return { opening, reasons, invitation, join: website.words(several).join };
}

export default function IdealPartner({ loaderData }: Route.ComponentProps) {
  const { opening, reasons, invitation, join } = loaderData;
  return (
    <>
      <PageHero {...opening} />
      <Reasons reasons={reasons} />
      <Split heading={invitation.heading}>
        <p className={shared.lede}>
          <Marked text={invitation.text} />
        </p>
        <div className={shared.actions}>
          <ButtonLink to="/contact" variant="haldi">
            {invitation.contact}
          </ButtonLink>
          <MoreLink to="/consultancy">{invitation.consultancy}</MoreLink>
        </div>
      </Split>
      <JoinUs {...join} />
    </>
  );
}
