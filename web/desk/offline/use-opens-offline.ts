import { useEffect, useState } from 'react';

/** Whether the desk is stored on this device; undefined where the browser cannot store it. */
export function useOpensOffline(): boolean | undefined {
  const [opens, setOpens] = useState(canInstall() ? false : undefined);
  useEffect(() => {
    let isShown = true;
    // A worker is active only after all files were stored.
    if (canInstall()) void navigator.serviceWorker.ready.then(() => isShown && setOpens(true));
    return () => {
      isShown = false;
    };
  }, []);
  return opens;
}

const canInstall = () => !import.meta.env.DEV && 'serviceWorker' in navigator;
