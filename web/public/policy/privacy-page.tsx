import { pagePrivacy } from '#content/documents/pages/page-privacy.ts';
import shared from '#web/styles/public.module.css';
import { CheckList } from '../sections/check-list.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Split } from '../sections/split.tsx';
import { TermList } from '../sections/term-list.tsx';
import { websiteOf, withoutSearch } from '../website-context.ts';
import { MoreLink } from '../words/links.tsx';
import { Marked, Prose } from '../words/prose.tsx';
import type { Route } from './+types/privacy-page.ts';

export const loader = ({ context }: Route.LoaderArgs) =>
  withoutSearch(websiteOf(context).words(pagePrivacy));

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { opening, asked, sections, rights } = loaderData;
  return (
    <>
      <PageHero {...opening} />
      <Split background="lime" heading={asked.heading}>
        <p>
          <Marked text={asked.intro} />
        </p>
        <TermList items={asked.items} />
      </Split>
      {sections.map(({ heading, text }, index) => (
        <Split key={heading} background={index % 2 ? 'lime' : 'rice'} heading={heading}>
          <Prose text={text} />
        </Split>
      ))}
      <Split background="indigo" heading={rights.heading}>
        <p>
          <Marked text={rights.intro} />
        </p>
        <CheckList items={rights.items} />
        <p>
          <Marked text={rights.note} />
        </p>
        <div className={shared.actions}>
          <MoreLink to="/contact">{rights.contact}</MoreLink>
        </div>
      </Split>
    </>
  );
}
