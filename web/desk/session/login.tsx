import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { deskMeta } from '../layout/page-meta.ts';
import { LOGIN } from '../navigation/paths.ts';
import { forgetAllRecent } from '../recent/recent-repository.ts';
import { redirectSignedIn } from './guard.ts';
import { linkedToken } from './password-link-url.ts';
import { readSession } from './session.ts';
import { SignIn } from './sign-in.tsx';

export const meta = deskMeta;

const SetPassword = lazy(() => import('./set-password.tsx'));

export function clientLoader() {
  if (!linkedToken(location.hash)) redirectSignedIn();
  // The server may have ended the session of somebody who was dismissed.
  if (!readSession()) void forgetAllRecent();
  return null;
}

/** The sign-in, or the choice of a password for whoever comes with an admin's link. */
export default function Login() {
  const navigate = useNavigate();
  const token = linkedToken(useLocation().hash);
  const [email, setEmail] = useState('');

  async function goToSignIn(address = '') {
    setEmail(address);
    // The link stays neither in the address bar nor in the history.
    await navigate(LOGIN, { replace: true });
  }

  if (token === null) return <SignIn initialEmail={email} />;
  return (
    <Suspense>
      <SetPassword token={token} onDone={(address) => void goToSignIn(address)} />
    </Suspense>
  );
}
