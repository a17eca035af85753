import { X } from 'lucide-react';
import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useMessages } from '../../messages/store.ts';
import { Button } from '../button.tsx';
import styles from './toast.module.css';

const DURATION_MS = 10_000;

interface ToastMessage {
  text: ReactNode;
  action?: { label: string; onPress: () => void };
}

/** Null dismisses the message that is shown. */
type ShowToast = (message: ToastMessage | null) => void;

const ToastContext = createContext<ShowToast>(() => {});

export function useToast(): ShowToast {
  return use(ToastContext);
}

interface ToastProviderProps {
  /**
   * Places the toast: right before the screen, so that Shift+Tab leads from there to its button while it counts
   * down.
   */
  children: (toast: ReactNode) => ReactNode;
  /** Mounted while a message is shown. */
  beside: ReactNode;
}

/**
 * Shows one message at a time; the countdown pauses on hover and focus. A message without an action disappears when the
 * user types.
 */
export function ToastProvider({ children, beside }: ToastProviderProps) {
  const [shown, setShown] = useState<{ message: ToastMessage; number: number } | null>(null);
  const showToast: ShowToast = (message) =>
    setShown((before) => message && { message, number: (before?.number ?? 0) + 1 });
  const toast = (
    <div role="status" className={styles.place}>
      {shown ? (
        <>
          <Toast key={shown.number} message={shown.message} onClose={() => setShown(null)} />
          {beside}
        </>
      ) : null}
    </div>
  );
  return <ToastContext value={showToast}>{children(toast)}</ToastContext>;
}

function Toast({ message, onClose }: { message: ToastMessage; onClose: () => void }) {
  const t = useMessages();
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isPaused = isHovered || isFocused;
  const cameFrom = useRef<EventTarget | null>(null);
  const close = () => {
    onClose();
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
  };
  useCountdown(isPaused, onClose);
  useCloseOnInput(!message.action, onClose);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only the countdown waits
    <div
      className={styles.toast}
      data-held={isPaused ? '' : undefined}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        setFocused(true);
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
      }}
      onBlur={() => setFocused(false)}
    >
      <span className={styles.text}>{message.text}</span>
      {message.action ? (
        <Button
          tone="plain"
          onClick={() => {
            close();
            message.action?.onPress();
          }}
        >
          {message.action.label}
        </Button>
      ) : null}
      <Button tone="plain" square aria-label={t.ui.closeMessage} onClick={close}>
        <X size={20} />
      </Button>
    </div>
  );
}

function useCountdown(isPaused: boolean, onEnd: () => void): void {
  const remainingMs = useRef(DURATION_MS);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isPaused) return;
    const since = Date.now();
    const timer = setTimeout(() => end(), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current -= Date.now() - since;
    };
  }, [isPaused]);
}

/** On a phone it would cover the following fields. */
function useCloseOnInput(isOn: boolean, onInput: () => void): void {
  const close = useEffectEvent(onInput);
  useEffect(() => {
    if (!isOn) return;
    const listen = () => close();
    document.addEventListener('input', listen);
    return () => document.removeEventListener('input', listen);
  }, [isOn]);
}
