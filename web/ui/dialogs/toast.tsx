import { X } from 'lucide-react';
import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import styles from './toast.module.css';

const SHOWN_FOR = 10_000;

interface Message {
  text: string;
  /** What can still be taken back. */
  act?: { label: string; onPress: () => void };
}

type Say = (message: Message) => void;

const SayContext = createContext<Say>(() => {});

export function useToast(): Say {
  return use(SayContext);
}

/** One message at a time. It waits while it is pointed at or focused. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ message: Message; number: number } | null>(null);
  const say: Say = (message) =>
    setShown((before) => ({ message, number: (before?.number ?? 0) + 1 }));
  return (
    <SayContext value={say}>
      {children}
      <div role="status" className={styles.place}>
        {shown ? (
          <Toast key={shown.number} message={shown.message} onClose={() => setShown(null)} />
        ) : null}
      </div>
    </SayContext>
  );
}

function Toast({ message, onClose }: { message: Message; onClose: () => void }) {
  const [held, setHeld] = useState(false);
  useCountdown(held, onClose);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only the countdown waits
    <div
      className={styles.toast}
      data-held={held ? '' : undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={styles.text}>{message.text}</span>
      {message.act ? (
        <Button
          tone="plain"
          onClick={() => {
            onClose();
            message.act?.onPress();
          }}
        >
          {message.act.label}
        </Button>
      ) : null}
      <Button tone="plain" square aria-label="Close the message" onClick={onClose}>
        <X size={20} />
      </Button>
    </div>
  );
}

function useCountdown(held: boolean, onEnd: () => void): void {
  const left = useRef(SHOWN_FOR);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (held) return;
    const since = Date.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - since;
    };
  }, [held]);
}
