import { useLocation, useNavigation } from 'react-router';

/** True while the same screen loads other data; the old data stays visible. */
export function useIsReloading(): boolean {
  const here = useLocation().pathname;
  return useNavigation().location?.pathname === here;
}
