import { useLocation, useNavigation } from 'react-router';

/** The same screen with other data is on its way; what is shown stays until then. */
export function useIsReloading(): boolean {
  const here = useLocation().pathname;
  return useNavigation().location?.pathname === here;
}
