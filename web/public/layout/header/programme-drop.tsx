import { useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { programmeMenu } from '#content/menu.ts';
import { pageAt } from '#content/site-map.ts';
import button from '#web/styles/button.module.css';
import { Icon } from '../icon.tsx';
import { MenuLink } from './menu-link.tsx';
import { NumberedName } from './numbered-name.tsx';
import { Opener } from './opener.tsx';
import styles from './programme-drop.module.css';

export function ProgrammeDrop({ className }: { className?: string | undefined }) {
  const [open, setOpen] = useState(false);
  const panel = useId();
  const root = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const { path, label } = pageAt('/tailoredsupport');

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
      <Opener
        href="/tailoredsupport"
        opens={{ panel, open }}
        onOpen={() => setOpen(!open)}
        current={pathname.replace(/\/$/, '') === path}
        className={className}
      >
        {label}
        <Icon name="chevron-down" className={`${button.icon} ${styles.arrow}`} />
      </Opener>
      <div id={panel} className={styles.panel} hidden={!open}>
        <div className={styles.intro}>
          <p className={styles.title}>Ten chapters, one way of working</p>
          <p>Each programme is planned with the people who will live in it. Start anywhere.</p>
          <Link to={path} className={button.more} onClick={() => setOpen(false)}>
            The chapter model
          </Link>
        </div>
        <ol className={styles.list}>
          {programmeMenu.map((programme, index) => (
            <li key={programme}>
              <MenuLink to={programme} onClick={() => setOpen(false)}>
                <NumberedName number={index + 1} name={pageAt(programme).label} />
              </MenuLink>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
