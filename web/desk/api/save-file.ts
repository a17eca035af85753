import { MINUTE_MS } from '#domain/durations.ts';

const REVOKE_DELAY_MS = MINUTE_MS;

export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // Later, because the browser may first ask where to save the file.
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_DELAY_MS);
}
