import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import type { PagePath } from '#content/pages.ts';

interface MenuLinkProps {
  to: PagePath;
  className?: string | undefined;
  onClick?: () => void;
  children: ReactNode;
}

/** A link of a menu: it says when it leads to the page that is open. */
export function MenuLink({ to, className, onClick = () => {}, children }: MenuLinkProps) {
  return (
    <NavLink to={to} end className={() => className} onClick={onClick}>
      {children}
    </NavLink>
  );
}
