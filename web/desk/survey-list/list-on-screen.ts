import { useEffect } from 'react';

let isOnScreen = false;

export function isListOnScreen(): boolean {
  return isOnScreen;
}

export function useListOnScreen(): void {
  useEffect(() => {
    isOnScreen = true;
    return () => {
      isOnScreen = false;
    };
  }, []);
}
