import { type ReactNode, useRef } from 'react';
import { Icon } from '#web/public/layout/icon.tsx';
import button from '#web/styles/button.module.css';
import styles from './carousel.module.css';
import type { CarouselWords } from './members.ts';

interface ControlsProps {
  words: CarouselWords;
  stopped: boolean;
  onRotate: (on: boolean) => void;
  onTurn: (by: 1 | -1) => void;
  children: ReactNode;
}

export function Controls({ words, stopped, onRotate, onTurn, children }: ControlsProps) {
  // Pressing moves the focus here first, which stops the rotation: the press refers to the state before.
  const stoppedBefore = useRef<boolean>(undefined);

  return (
    <div className={styles.controls}>
      <button
        type="button"
        className={button.square}
        aria-label={stopped ? words.start : words.stop}
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
        aria-label={words.previous}
        onClick={() => onTurn(-1)}
      >
        <Icon name="arrow-left" />
      </button>
      <button
        type="button"
        className={button.square}
        aria-label={words.next}
        onClick={() => onTurn(1)}
      >
        <Icon name="arrow-right" />
      </button>
      <span className={styles.count} aria-hidden="true">
        {children}
      </span>
    </div>
  );
}
