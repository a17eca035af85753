import { CloudUpload } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '../../messages/store.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { deviceType } from '../device/device-type.ts';
import { focusScreen } from '../navigation/focus-screen.ts';
import { LOGIN } from '../navigation/paths.ts';
import { signInAgain } from '../session/session.ts';
import type { Outbox } from './outbox-state.ts';
import { sendWaiting } from './sending/send-round.ts';

/** Signs in first, if the session has ended. Hidden when only refused entries remain. */
export function SendButton({ outbox, main = false }: { outbox: Outbox; main?: boolean }) {
  const t = useMessages();
  const navigate = useNavigate();
  const tone = main ? 'primary' : 'plain';
  // The keys keep a press that began on one button from ending on the other.
  if (outbox.blocked?.kind === 'signIn') {
    return (
      <Button
        key="sign in"
        tone={tone}
        onClick={() => {
          signInAgain();
          void navigate(LOGIN);
        }}
      >
        {t.outbox.signIn}
      </Button>
    );
  }
  if (!outbox.operations.some(({ state }) => state === 'waiting')) return null;
  return <SendNow key="send" main={main} isBusy={outbox.sending.size > 0} />;
}

function SendNow({ main, isBusy }: { main: boolean; isBusy: boolean }) {
  const t = useMessages();
  const showToast = useToast();
  const button = useRef<HTMLButtonElement>(null);
  // Before the first entry is sent, the server is asked for its state.
  const [isTrying, setTrying] = useState(false);
  // It disappears when nothing waits any more, perhaps with the focus.
  useLayoutEffect(() => {
    const shown = button.current;
    return () => {
      if (shown === document.activeElement) focusScreen();
    };
  }, []);

  async function send() {
    if (!navigator.onLine) showToast({ text: t.outbox.stillOffline(deviceType()) });
    setTrying(true);
    await sendWaiting();
    setTrying(false);
  }

  return (
    <Button
      ref={button}
      tone={main ? 'primary' : 'plain'}
      busy={(isBusy || isTrying) && t.outbox.sending}
      onClick={() => void send()}
    >
      {main ? <CloudUpload size={20} /> : null} {t.outbox.sendNow}
    </Button>
  );
}
