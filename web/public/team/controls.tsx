import { type ReactNode, useRef } from 'react';
import { Icon } from '#web/public/layout/icon.tsx';
import button from '#web/styles/button.module.css';
import styles from './carousel.module.css';

interface ControlsProps {
  stopped: boolean;
  onRotate: (on: boolean) => void;
  onTurn: (by: 1 | -1) => void;
  children: ReactNode;
}

export function Controls({ stopped, onRotate, onTurn, children }: ControlsProps) {
  // Pressing moves the focus here first, which stops the rotation: the press refers to the state before.
  const stoppedBefore = useRef<boolean>(undefined);

  return (
    <div className={styles.controls}>
      <button
        type="button"
        className={button.square}
        aria-label={stopped ? 'Start rotation' : 'Stop rotation'}
        onPointerDown={() => {
          stoppedBefore.current = stopped;
        }}
        onClick={() => {
          onRotate(stoppedBefore.current ?? stopped);
          stoppedBefore.current = undefined;
        }}
      >
        <Icon name={stopped ? 'play' : 'pause'} />
      </button>
      <button
        type="button"
        className={button.square}
        aria-label="Previous"
        onClick={() => onTurn(-1)}
      >
        <Icon name="arrow-left" />
      </button>
      <button type="button" className={button.square} aria-label="Next" onClick={() => onTurn(1)}>
        <Icon name="arrow-right" />
      </button>
      <span className={styles.count} aria-hidden="true">
        {children}
      </span>
    </div>
  );
}
