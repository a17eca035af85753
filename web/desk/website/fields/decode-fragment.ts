/** @param hash with its `#` @returns the fragment; empty if its encoding is wrong */
export function decodeFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
