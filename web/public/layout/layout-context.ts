import { createContext, useContext } from 'react';
import type { LayoutWords } from './layout-words.ts';

export const LayoutContext = createContext<LayoutWords | undefined>(undefined);

/** From the loader of the layout. */
export function useLayoutWords(): LayoutWords {
  const words = useContext(LayoutContext);
  if (!words) throw new Error('There is no layout around this');
  return words;
}
