const UNSAFE_IN_SCRIPT = /[&<>\u2028\u2029]/g;

/** For the inside of a JSON string. */
export function escapeJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

/** For the inside of a JSON string that is itself in a string of an inline script. */
export function escapeJsonInScript(text: string): string {
  return escapeJson(escapeJson(text)).replace(
    UNSAFE_IN_SCRIPT,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
