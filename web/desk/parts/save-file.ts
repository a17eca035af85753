const REVOKE_DELAY_MS = 60_000;

/** Hands a file to the browser, which puts it where downloads go. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // Not at once: the browser may ask first where it is to go.
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_DELAY_MS);
}
