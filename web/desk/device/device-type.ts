import { PHONE } from '../layout/media-queries.ts';

export function deviceType(): 'phone' | 'tablet' | 'computer' {
  if (matchMedia(PHONE).matches) return 'phone';
  return matchMedia('(pointer: coarse)').matches ? 'tablet' : 'computer';
}
