import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import type { PagePath } from '#content/site-map.ts';

interface MenuLinkProps {
  to: PagePath;
  className?: string | undefined;
  onClick?: () => void;
  children: ReactNode;
}

/** A link of a menu: it says when it leads to the page that is open. */
export function MenuLink({ to, className, onClick = () => {}, children }: MenuLinkProps) {
  return (
    // The prerendered page's own address ends in a slash: `end` would not know it again.
    <NavLink to={to} end={to === '/'} className={() => className} onClick={onClick}>
      {children}
    </NavLink>
  );
}
