import { ChartColumn, Globe, HandCoins, Images, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SignedInUser } from '#domain/volunteers/volunteer.ts';
import { useMessages } from '../../messages/store.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { langOf } from '../../ui/text/lang-of.ts';
import { PageHead } from '../layout/page-head.tsx';
import { DONATIONS, IMAGES, PRIVACY, STATISTICS, WEBSITE } from '../navigation/paths.ts';

interface DashboardHeadProps {
  title: string;
  actor: SignedInUser;
  children?: ReactNode;
}

export function DashboardHead({ title, actor, children }: DashboardHeadProps) {
  const t = useMessages();
  return (
    <PageHead
      about={t.dashboard.welcome(<span lang={langOf(actor.name)}>{actor.name}</span>)}
      actions={
        actor.is_admin || children ? (
          <>
            {actor.is_admin ? (
              <>
                <ButtonLink to={WEBSITE}>
                  <Globe size={20} /> {t.website.editWebsite}
                </ButtonLink>
                <ButtonLink to={DONATIONS}>
                  <HandCoins size={20} /> {t.donations.button}
                </ButtonLink>
                <ButtonLink to={STATISTICS}>
                  <ChartColumn size={20} /> {t.layout.titles.statistics}
                </ButtonLink>
                <ButtonLink to={PRIVACY}>
                  <ShieldCheck size={20} /> {t.layout.titles.privacy}
                </ButtonLink>
                <ButtonLink to={IMAGES}>
                  <Images size={20} /> {t.layout.titles.images}
                </ButtonLink>
              </>
            ) : null}
            {children}
          </>
        ) : null
      }
    >
      <h1>{title}</h1>
    </PageHead>
  );
}
