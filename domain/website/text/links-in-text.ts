import { BOLD_OR_LINK, isAllowedAddress } from './marked-text.ts';

export function linksIn(text: string): string[] {
  return [...text.matchAll(BOLD_OR_LINK)].flatMap(([, strong = '', , to]) =>
    to === undefined ? linksIn(strong) : [to],
  );
}

export function forbiddenLinks(text: string): string[] {
  return linksIn(text).filter((to) => !isAllowedAddress(to));
}
