import { CircleAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './banner.module.css';
import { classes } from './classes.ts';

interface BannerProps {
  kind: 'bad' | 'mind' | 'offer';
  /** The sentence; what follows from it may stand below. */
  title: string;
  children?: ReactNode;
  /** Buttons at its end. */
  acts?: ReactNode;
  icon?: ReactNode;
  /** Read out at once when it appears. */
  urgent?: boolean;
}

export function Banner({ kind, title, children, acts, icon, urgent = true }: BannerProps) {
  const Sign = kind === 'bad' ? CircleAlert : TriangleAlert;
  return (
    <div className={classes(styles.banner, styles[kind])} role={urgent ? 'alert' : undefined}>
      {icon ?? <Sign size={20} />}
      <div className={styles.text}>
        <strong>{title}</strong>
        {children ? <div>{children}</div> : null}
      </div>
      {acts ? <div className={styles.acts}>{acts}</div> : null}
    </div>
  );
}
