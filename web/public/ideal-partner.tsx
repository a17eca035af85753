import { idealPartner } from '#content/ideal-partner.ts';
import { invitation } from '#content/ideal-partner-reasons.ts';
import shared from '#web/styles/public.module.css';
import { Reasons } from './ideal-partner/reasons.tsx';
import { pageMeta } from './page-meta.ts';
import { JoinUs } from './parts/join-us.tsx';
import { ButtonLink, MoreLink } from './parts/links.tsx';
import { PageHero } from './parts/page-hero.tsx';
import { Split } from './parts/split.tsx';

export const meta = pageMeta('/idealpartner');

export default function IdealPartner() {
  const { heading, lede } = idealPartner;
  return (
    <>
      <PageHero picture="partner-opening" heading={heading} lede={lede} />
      <Reasons />
      <Split heading={invitation.heading}>
        <p className={shared.lede}>{invitation.text}</p>
        <div className={shared.actions}>
          <ButtonLink to="/contact" look="haldi">
            Plan a chapter with us
          </ButtonLink>
          <MoreLink to="/consultancy">Consultancy</MoreLink>
        </div>
      </Split>
      <JoinUs />
    </>
  );
}
