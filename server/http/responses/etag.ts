export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known?.includes(etag) ?? false;
}
