import { idealPartner } from '#content/pages/ideal-partner.ts';
import { invitation, reasonTexts } from '#content/pages/ideal-partner-reasons.ts';
import shared from '#web/styles/public.module.css';
import { JoinUs } from '../parts/join-us.tsx';
import { ButtonLink, MoreLink } from '../parts/links.tsx';
import { PageHero } from '../parts/page-hero.tsx';
import { Split } from '../parts/split.tsx';
import type { Route } from './+types/page.ts';
import { Reasons } from './reasons.tsx';

export const loader = () => ({ content: idealPartner, reasonTexts, invitation });
export default function IdealPartner({ loaderData }: Route.ComponentProps) {
  const { content, reasonTexts, invitation } = loaderData;
  return (
    <>
      <PageHero picture={content.opening} heading={content.heading} lede={content.lede} />
      <Reasons reasons={content.contents} texts={reasonTexts} />
      <Split heading={invitation.heading}>
        <p className={shared.lede}>{invitation.text}</p>
        <div className={shared.actions}>
          <ButtonLink to="/contact" variant="haldi">
            Plan a chapter with us
          </ButtonLink>
          <MoreLink to="/consultancy">Consultancy</MoreLink>
        </div>
      </Split>
      <JoinUs />
    </>
  );
}
