/** @returns whether it is on the clipboard, which browsers offer in secure contexts only */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
