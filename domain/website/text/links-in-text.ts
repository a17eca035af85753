import { BOLD_OR_LINK, isAllowedAddress } from './marked-text.ts';

/** @returns the addresses of all links, including those that are not allowed */
export function linksIn(text: string): string[] {
  return [...text.matchAll(BOLD_OR_LINK)].flatMap(([, strong = '', , to]) =>
    to === undefined ? linksIn(strong) : [to],
  );
}

/** @returns links whose address is not allowed */
export function forbiddenLinks(text: string): string[] {
  return linksIn(text).filter((to) => !isAllowedAddress(to));
}
