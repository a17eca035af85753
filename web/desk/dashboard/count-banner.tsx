import type { ReactNode } from 'react';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './count-banner.module.css';

interface CountBannerProps {
  kind: 'offer' | 'warning' | 'note';
  icon: ReactNode;
  title: string;
  /** Address of the list of the counted records. */
  to: string;
  linkLabel: string;
}

/** Above the admin's list: how much of something waits for a decision. */
export function CountBanner({ kind, icon, title, to, linkLabel }: CountBannerProps) {
  return (
    <div className={styles.count}>
      <Banner
        kind={kind}
        urgent={false}
        icon={icon}
        title={title}
        actions={
          <ButtonLink tone="plain" to={to}>
            {linkLabel}
          </ButtonLink>
        }
      />
    </div>
  );
}
