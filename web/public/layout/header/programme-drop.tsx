import { useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { programmeMenu } from '#content/menu.ts';
import button from '#web/styles/button.module.css';
import { Marked } from '../../words/prose.tsx';
import { Icon } from '../icon.tsx';
import { useLayoutWords } from '../layout-context.ts';
import { MenuLink } from './menu-link.tsx';
import { NumberedName } from './numbered-name.tsx';
import { Opener } from './opener.tsx';
import styles from './programme-drop.module.css';

const TAILORED_SUPPORT = '/tailoredsupport';

export function ProgrammeDrop({ className }: { className?: string | undefined }) {
  const [open, setOpen] = useState(false);
  const panel = useId();
  const root = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const { bar, labels } = useLayoutWords();

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
        href={TAILORED_SUPPORT}
        opens={{ panel, open }}
        onOpen={() => setOpen(!open)}
        current={pathname.replace(/\/$/, '') === TAILORED_SUPPORT}
        className={className}
      >
        {labels[TAILORED_SUPPORT]}
        <Icon name="chevron-down" className={`${button.icon} ${styles.arrow}`} />
      </Opener>
      <div id={panel} className={styles.panel} hidden={!open}>
        <div className={styles.intro}>
          <p className={styles.title}>{bar.programmes}</p>
          <p>
            <Marked text={bar.programmes_text} />
          </p>
          <Link to={TAILORED_SUPPORT} className={button.more} onClick={() => setOpen(false)}>
            {bar.programmes_link}
          </Link>
        </div>
        <ol className={styles.list}>
          {programmeMenu.map((programme, index) => (
            <li key={programme}>
              <MenuLink to={programme} onClick={() => setOpen(false)}>
                <NumberedName number={index + 1} name={labels[programme]} />
              </MenuLink>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
