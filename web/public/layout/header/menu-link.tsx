import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import type { SitePath } from '#content/item-pages.ts';

interface MenuLinkProps {
  to: SitePath;
  className?: string | undefined;
  onClick?: () => void;
  children: ReactNode;
}

export function MenuLink({ to, className, onClick = () => {}, children }: MenuLinkProps) {
  return (
    // Prerendered addresses end in a slash, which `end` would not match.
    <NavLink to={to} end={to === '/'} className={() => className} onClick={onClick}>
      {children}
    </NavLink>
  );
}
