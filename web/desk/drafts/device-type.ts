export function deviceType(): 'phone' | 'tablet' | 'computer' {
  if (matchMedia('(max-width: 47.4375em)').matches) return 'phone';
  return matchMedia('(pointer: coarse)').matches ? 'tablet' : 'computer';
}
