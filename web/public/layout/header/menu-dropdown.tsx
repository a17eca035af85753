import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { PagePath } from '#content/site-map.ts';
import button from '#web/styles/button.module.css';
import { Icon } from '../icon.tsx';
import styles from './menu-dropdown.module.css';
import { TriggerLink } from './trigger-link.tsx';

interface MenuDropdownProps {
  /** The page that it leads to without script. */
  href: PagePath;
  label: string;
  className?: string | undefined;
  panelClass?: string | undefined;
  children: (close: () => void) => ReactNode;
}

/** An entry of the bar that opens a panel with links. */
export function MenuDropdown({
  href,
  label,
  className,
  panelClass = '',
  children,
}: MenuDropdownProps) {
  const [open, setOpen] = useState(false);
  const panel = useId();
  const root = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();

  useEffect(() => {
    if (!open) return;
    function closeFromOutside(event: Event) {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    }
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      setOpen(false);
      root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    }
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('focusin', closeFromOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('focusin', closeFromOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [open]);

  return (
    <div ref={root}>
      <TriggerLink
        href={href}
        opens={{ panel, open }}
        onOpen={() => setOpen(!open)}
        current={pathname.replace(/\/$/, '') === href}
        className={className}
      >
        {label}
        <Icon name="chevron-down" className={`${button.icon} ${styles.arrow}`} />
      </TriggerLink>
      <div id={panel} className={`${styles.panel} ${panelClass}`} hidden={!open}>
        {children(() => setOpen(false))}
      </div>
    </div>
  );
}
