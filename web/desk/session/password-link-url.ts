// An admin's link to choose a password. Its token stands behind the #, which browsers do not send: it is in no log.
import { LOGIN } from '../navigation/paths.ts';

const PARAMETER = 'password';

export function passwordLinkUrl(token: string): string {
  return `${location.origin}${LOGIN}#${PARAMETER}=${token}`;
}

/** @param hash of the address @returns null without a link */
export function linkedToken(hash: string): string | null {
  return new URLSearchParams(hash.slice(1)).get(PARAMETER);
}
