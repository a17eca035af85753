import { createContext, useContext } from 'react';
import type { FrameWords } from './frame-words.ts';

export const FrameContext = createContext<FrameWords | undefined>(undefined);

/** The words of the frame, from the loader of the layout. */
export function useFrame(): FrameWords {
  const frame = useContext(FrameContext);
  if (!frame) throw new Error('There is no layout around this');
  return frame;
}
