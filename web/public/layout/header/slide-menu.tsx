import { useId, useState } from 'react';
import { mainMenu, programmeMenu } from '#content/menu.ts';
import { pageAt } from '#content/site-map.ts';
import button from '#web/styles/button.module.css';
import { Modal } from '../donate/modal.tsx';
import { Icon } from '../icon.tsx';
import { Logo } from './logo.tsx';
import { MenuLink } from './menu-link.tsx';
import { NumberedName } from './numbered-name.tsx';
import styles from './slide-menu.module.css';

interface SlideMenuProps {
  open: boolean;
  onClose: () => void;
  onDonate: () => void;
}

export function SlideMenu({ open, onClose, onDonate }: SlideMenuProps) {
  return (
    <Modal open={open} onClose={onClose} label="Menu" className={styles.menu}>
      <div className={styles.inside}>
        <div className={styles.top}>
          <Logo />
          <button type="button" className={button.square} aria-label="Close menu" onClick={onClose}>
            <Icon name="x" />
          </button>
        </div>
        <nav aria-label="Main">
          <ul>
            {mainMenu.map((path) => (
              <li key={path}>
                {path === '/tailoredsupport' ? (
                  <Programmes onChoose={onClose} />
                ) : (
                  <MenuLink to={path} className={styles.row} onClick={onClose}>
                    {pageAt(path).label}
                  </MenuLink>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <button
          type="button"
          className={`${button.button} ${button.haldi} ${styles.donate}`}
          onClick={onDonate}
        >
          Donate
        </button>
      </div>
    </Modal>
  );
}

function Programmes({ onChoose }: { onChoose: () => void }) {
  const [open, setOpen] = useState(false);
  const list = useId();
  return (
    <>
      <button
        type="button"
        className={styles.row}
        aria-expanded={open}
        aria-controls={list}
        onClick={() => setOpen(!open)}
      >
        {pageAt('/tailoredsupport').label}
        <Icon name="chevron-down" className={`${button.icon} ${styles.arrow}`} />
      </button>
      <div id={list} className={styles.programmes} hidden={!open}>
        <ol>
          {programmeMenu.map((path, index) => (
            <li key={path}>
              <MenuLink to={path} className={styles.row} onClick={onChoose}>
                <NumberedName number={index + 1} name={pageAt(path).label} />
              </MenuLink>
            </li>
          ))}
        </ol>
        <MenuLink to="/tailoredsupport" className={styles.row} onClick={onChoose}>
          The chapter model
        </MenuLink>
      </div>
    </>
  );
}
