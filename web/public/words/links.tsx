import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { SitePath } from '#content/item-pages.ts';
import { DonateLink } from '#web/public/layout/donate/donation.tsx';
import button from '#web/styles/button.module.css';
import shared from '#web/styles/public.module.css';
import { useLayoutWords } from '../layout/layout-context.ts';

interface LinkProps {
  to: SitePath;
  children: ReactNode;
}

/** `about` completes the link text for screen readers. */
export function MoreLink({ to, about, children }: LinkProps & { about?: string }) {
  const { links } = useLayoutWords();
  return (
    <Link to={to} className={button.more}>
      <span>
        {children}
        {about && <span className={shared.srOnly}>{` ${links.about} ${about}`}</span>}
      </span>
    </Link>
  );
}

export function ButtonLink({ to, variant, children }: LinkProps & { variant: 'haldi' | 'line' }) {
  return (
    <Link to={to} className={`${button.button} ${button[variant]}`}>
      {children}
      {variant === 'haldi' && <span className={button.triangle} aria-hidden="true" />}
    </Link>
  );
}

export function HelpUs() {
  const { links } = useLayoutWords();
  return (
    <DonateLink className={`${button.button} ${button.haldi}`}>
      {links.help}
      <span className={button.triangle} aria-hidden="true" />
    </DonateLink>
  );
}
