import { useId, useState } from 'react';
import button from '#web/styles/button.module.css';
import { Modal } from '../donate/modal.tsx';
import { Icon } from '../icon.tsx';
import { useLayoutWords } from '../layout-context.ts';
import { LanguageLinks } from './language-links.tsx';
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
  const { bar, facts, menus } = useLayoutWords();
  return (
    <Modal open={open} onClose={onClose} label={bar.menu} className={styles.menu}>
      <div className={styles.inside}>
        <div className={styles.top}>
          <Logo name={facts.short_name} hindiName={facts.hindi_name} />
          <button type="button" className={button.square} aria-label={bar.close} onClick={onClose}>
            <Icon name="x" />
          </button>
        </div>
        <nav aria-label={bar.main}>
          <ul>
            {[...menus.main, ...menus.custom].map(({ path, name }) => (
              <li key={path}>
                {path === '/tailoredsupport' ? (
                  <Programmes onChoose={onClose} />
                ) : (
                  <MenuLink to={path} className={styles.row} onClick={onClose}>
                    {name}
                  </MenuLink>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <LanguageLinks className={styles.languages} />
        <button
          type="button"
          className={`${button.button} ${button.haldi} ${styles.donate}`}
          onClick={onDonate}
        >
          {bar.donate}
        </button>
      </div>
    </Modal>
  );
}

function Programmes({ onChoose }: { onChoose: () => void }) {
  const [open, setOpen] = useState(false);
  const list = useId();
  const { bar, labels, menus } = useLayoutWords();
  return (
    <>
      <button
        type="button"
        className={styles.row}
        aria-expanded={open}
        aria-controls={list}
        onClick={() => setOpen(!open)}
      >
        {labels['/tailoredsupport']}
        <Icon name="chevron-down" className={`${button.icon} ${styles.arrow}`} />
      </button>
      <div id={list} className={styles.programmes} hidden={!open}>
        <ol>
          {menus.programmes.map(({ path, name }, index) => (
            <li key={path}>
              <MenuLink to={path} className={styles.row} onClick={onChoose}>
                <NumberedName number={index + 1} name={name} />
              </MenuLink>
            </li>
          ))}
        </ol>
        <MenuLink to="/tailoredsupport" className={styles.row} onClick={onChoose}>
          {bar.programmes_link}
        </MenuLink>
      </div>
    </>
  );
}
