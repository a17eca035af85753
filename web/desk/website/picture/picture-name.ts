/** A drawing is part of the design and has no file in the image store. */
export function isDrawing(name: string): boolean {
  return name !== '' && !name.includes('.');
}
