import { useLayoutEffect, useState } from 'react';
import { Logo } from '../../ui/logo.tsx';
import styles from './trust-logo.module.css';

/** The trust's logo, or the program's where there is none or it cannot be loaded: the desk also opens offline. */
export function TrustLogo() {
  // The built HTML has the program's.
  const [logo, setLogo] = useState('');
  useLayoutEffect(() => setLogo(document.documentElement.dataset.trustLogo ?? ''), []);
  function showProgramLogo() {
    // Also for brand.module.css.
    delete document.documentElement.dataset.trustLogo;
    setLogo('');
  }
  if (!logo) return <Logo />;
  return <img src={logo} alt="" className={styles.logo} onError={showProgramLogo} />;
}
