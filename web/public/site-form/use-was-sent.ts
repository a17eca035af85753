import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * The server leads somebody who has sent a form to the fragment of the thank-you, which stays until the form is opened
 * anew.
 * @returns undefined as long as the address says neither
 */
export function useWasSent(): boolean | undefined {
  const { hash, key } = useLocation();
  const isOpened = useNavigationType() === 'PUSH';
  const [wasSent, setWasSent] = useState<boolean>();
  // The same link pressed again has another key, which opens the form again.
  useEffect(() => {
    if (hash === '#thank-you') setWasSent(true);
    else if (hash === '' && isOpened) setWasSent(false);
  }, [hash, isOpened, key]);
  return wasSent;
}
