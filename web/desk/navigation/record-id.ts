/** @returns null if the text cannot be an id */
export function recordId(sent: string): number | null {
  return /^[1-9]\d{0,14}$/.test(sent) ? Number(sent) : null;
}
