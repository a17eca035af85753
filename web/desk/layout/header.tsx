import { ArrowLeft, ExternalLink, LogOut } from 'lucide-react';
import type { SignedInUser } from '#domain/volunteers/volunteer.ts';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { OwnAccount } from '../own-account/own-account.tsx';
import { DeskBrand } from './brand.tsx';
import styles from './header.module.css';

interface DeskHeaderProps {
  actor: SignedInUser | undefined;
  onLogout: () => void;
}

// Plain links, because the public pages are a separate document.
export function DeskHeader({ actor, onLogout }: DeskHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.line}>
        <DeskBrand />
        {actor ? (
          <>
            <span className={styles.website}>
              <a href="/" className={buttonClasses({ tone: 'plain' })}>
                Website <ExternalLink size={16} />
              </a>
            </span>
            <OwnAccount actor={actor} />
            <Button tone="plain" end onClick={onLogout}>
              <LogOut size={20} /> Logout
            </Button>
          </>
        ) : (
          <a href="/" className={buttonClasses({ tone: 'plain', end: true })}>
            <ArrowLeft size={20} /> Website
          </a>
        )}
      </div>
    </header>
  );
}
