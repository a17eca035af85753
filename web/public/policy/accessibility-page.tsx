import { pageAccessibility } from '#content/documents/pages/page-accessibility.ts';
import shared from '#web/styles/public.module.css';
import { CheckList } from '../sections/check-list.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Split } from '../sections/split.tsx';
import { TermList } from '../sections/term-list.tsx';
import { websiteOf, withoutSearch } from '../website-context.ts';
import { MoreLink } from '../words/links.tsx';
import { Marked, Prose } from '../words/prose.tsx';
import type { Route } from './+types/accessibility-page.ts';

export const loader = ({ context }: Route.LoaderArgs) =>
  withoutSearch(websiteOf(context).words(pageAccessibility));

export default function Accessibility({ loaderData }: Route.ComponentProps) {
  const { opening, aim, done, limits, tell } = loaderData;
  return (
    <>
      <PageHero {...opening} />
      <Split background="neem" heading={aim.heading}>
        <Prose text={aim.text} />
      </Split>
      <Split heading={done.heading}>
        <TermList items={done.items} />
      </Split>
      <Split background="lime" heading={limits.heading}>
        <CheckList items={limits.items} />
      </Split>
      <Split heading={tell.heading}>
        <p className={shared.lede}>
          <Marked text={tell.text} />
        </p>
        <div className={shared.actions}>
          <MoreLink to="/contact">{tell.contact}</MoreLink>
        </div>
      </Split>
    </>
  );
}
