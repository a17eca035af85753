import { useEffect } from 'react';
import { holdUpdate } from './update-holds.ts';

/** No new version takes charge while the component is shown. */
export function useHoldUpdate(): void {
  useEffect(() => holdUpdate(), []);
}
