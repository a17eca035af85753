// An admin's link to choose a password. Its token stands behind the #, which browsers do not send: it is in no log.
import { LOGIN } from '../navigation/paths.ts';

const PARAMETER = 'password';

export function passwordLinkUrl(token: string): string {
  return `${location.origin}${LOGIN}#${PARAMETER}=${token}`;
}

/** @returns null if the screen was opened without a link */
export function linkedToken(): string | null {
  return new URLSearchParams(location.hash.slice(1)).get(PARAMETER);
}
