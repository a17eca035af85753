// Imported by loaders only.
import { team } from '#content/documents/team.ts';
import type { Picture } from '#content/pictures/picture-facts.ts';
import { pictures } from '#content/pictures.ts';
import type { Website } from '#content/website/website.ts';
import type { Words } from '#content/website/words.ts';

type Member = Words<typeof team>['items'][number];

export interface TeamMember extends Member {
  /** Shown without a portrait. */
  readonly monogram: string;
  readonly ring: Picture;
}
export type CarouselWords = ReturnType<typeof carouselWords>;

export function teamMembers(website: Website): TeamMember[] {
  return website.words(team).items.map((member, index) => ({
    ...member,
    monogram: monogram(member.name),
    ring: index % 2 === 0 ? pictures['medal-geru'] : pictures['medal-indigo'],
  }));
}

export function carouselWords(website: Website) {
  const { carousel, list } = website.words(team);
  return { ...carousel, no_words: list.no_words };
}

function monogram(name: string): string {
  const initials = name.split(/[\s-]+/).map((word) => word.charAt(0).toUpperCase());
  return initials.slice(0, 2).join('');
}
