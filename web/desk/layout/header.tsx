import { ArrowLeft, ExternalLink } from 'lucide-react';
import type { SignedInUser } from '#domain/volunteers/volunteer.ts';
import { useMessages } from '../../messages/store.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { LanguageSelect } from '../language/language-select.tsx';
import { OwnAccount } from '../own-account/own-account.tsx';
import { LogOutButton } from '../session/log-out-button.tsx';
import { DeskBrand } from './brand.tsx';
import styles from './header.module.css';
import { TrustLogo } from './trust-logo.tsx';

interface DeskHeaderProps {
  actor: SignedInUser | undefined;
}

// Plain links, because the public pages are a separate document.
export function DeskHeader({ actor }: DeskHeaderProps) {
  const t = useMessages();
  return (
    <header className={styles.header}>
      <div className={styles.line}>
        <DeskBrand>
          <TrustLogo />
        </DeskBrand>
        {actor ? (
          <>
            <span className={styles.website}>
              <a href="/" className={buttonClasses({ tone: 'plain' })}>
                {t.layout.website} <ExternalLink size={16} />
              </a>
            </span>
            <LanguageSelect />
            <OwnAccount actor={actor} />
            <span className={styles.logOut}>
              <LogOutButton account={actor.id} />
            </span>
          </>
        ) : (
          <>
            <LanguageSelect />
            <a href="/" className={buttonClasses({ tone: 'plain' })}>
              <ArrowLeft size={20} /> {t.layout.website}
            </a>
          </>
        )}
      </div>
    </header>
  );
}
