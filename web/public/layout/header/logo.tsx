import { useContext } from 'react';
import { LayoutContext } from '../layout-context.ts';
import styles from './logo.module.css';

interface LogoProps {
  name: string;
  hindiName: string;
}

export function Logo({ name, hindiName }: LogoProps) {
  // The page of an error has no layout.
  const logo = useContext(LayoutContext)?.facts.logo;
  return (
    <span className={styles.logo}>
      {logo ? (
        <img {...logo} alt="" />
      ) : (
        <svg viewBox="0 0 64 64" aria-hidden="true">
          <rect width="64" height="64" className={styles.wall} />
          <g className={styles.paint}>
            <circle cx="32" cy="13" r="5.4" />
            <path d="M31 46V29L8 17v18zM33 46V29l23-12v18zM32 44l10 15H22z" />
          </g>
        </svg>
      )}
      <span>
        <b>{name}</b>
        <small lang="hi">{hindiName}</small>
      </span>
    </span>
  );
}
