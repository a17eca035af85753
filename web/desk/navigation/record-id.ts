/** The id in a record's address, or null where it cannot be one. */
export function recordId(sent: string): number | null {
  return /^[1-9]\d{0,14}$/.test(sent) ? Number(sent) : null;
}
