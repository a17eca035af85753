import { CircleAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './banner.module.css';
import { classes } from './classes.ts';

interface BannerProps {
  kind: 'error' | 'warning' | 'offer' | 'note';
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  icon?: ReactNode;
  /** Announced at once (role="alert"). */
  urgent?: boolean;
}

export function Banner({ kind, title, children, actions, icon, urgent = true }: BannerProps) {
  const Icon = kind === 'error' ? CircleAlert : TriangleAlert;
  return (
    <div className={classes(styles.banner, styles[kind])} role={urgent ? 'alert' : undefined}>
      {icon ?? <Icon size={20} />}
      <div className={styles.text}>
        <strong>{title}</strong>
        {children ? <div>{children}</div> : null}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}
