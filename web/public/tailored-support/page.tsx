import { pageHome } from '#content/documents/pages/page-home.ts';
import { pageTailoredSupport } from '#content/documents/pages/page-tailoredsupport.ts';
import { programmeTiles } from '../programme/programme-tiles.ts';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';
import { websiteOf, withoutSearch } from '../website-context.ts';
import { Marked } from '../words/prose.tsx';
import type { Route } from './+types/page.ts';
import { Model } from './model.tsx';
import { ProgrammeList } from './programme-list.tsx';
import styles from './quote.module.css';

export function loader({ context }: Route.LoaderArgs) {
  const website = websiteOf(context);
  const words = withoutSearch(website.words(pageTailoredSupport));
  const programmes = programmeTiles(website).map(({ text: _, brief: __, ...tile }) => tile);
  const { note } = website.words(pageHome).chapters;
  return { ...words, note, programmes };
}
export default function TailoredSupport({ loaderData }: Route.ComponentProps) {
  const { opening, quote, steps, chapters, note, programmes } = loaderData;
  return (
    <>
      <PageHero {...opening} />
      <Section background="geru">
        <blockquote className={styles.quote}>
          <Marked text={quote} />
        </blockquote>
      </Section>
      <Model {...steps} />
      <ProgrammeList {...chapters} note={note} programmes={programmes} />
    </>
  );
}
