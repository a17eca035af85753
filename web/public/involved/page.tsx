import { facts } from '#content/documents/facts.ts';
import { pageInvolved } from '#content/documents/pages/page-involved.ts';
import shared from '#web/styles/public.module.css';
import { FormCards, FormNote } from '../form-cards/form-cards.tsx';
import { formWords } from '../form-cards/form-words.ts';
import { useLayoutWords } from '../layout/layout-context.ts';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';
import { websiteOf, withoutSearch } from '../website-context.ts';
import { MoreLink } from '../words/links.tsx';
import { Prose } from '../words/prose.tsx';
import type { Route } from './+types/page.ts';
import styles from './mailbox.module.css';

export function loader({ context }: Route.LoaderArgs) {
  const website = websiteOf(context);
  const { forms, careers_email } = website.words(facts);
  const words = withoutSearch(website.words(pageInvolved));
  const { changemaker, team } = forms;
  return { ...words, forms, careers_email, ...formWords(website, [changemaker, team]) };
}

export default function Involved({ loaderData }: Route.ComponentProps) {
  const { opening, doors, letter, forms, open, note, careers_email } = loaderData;
  const { labels } = useLayoutWords();
  const mailto = (role: string) =>
    `mailto:${careers_email}?subject=${encodeURIComponent(letter.subject + role)}`;
  const shown = [
    { ...doors.changemaker, form: forms.changemaker },
    { ...doors.team, form: forms.team },
  ];
  return (
    <>
      <PageHero {...opening} />
      <Section background="lime">
        <h2 className={styles.heading}>{doors.heading}</h2>
        <FormCards cards={shown} open={open} />
        <FormNote note={note} />
        <div className={shared.actions}>
          <MoreLink to="/volunteer-with-us">{labels['/volunteer-with-us']}</MoreLink>
        </div>
      </Section>
      <Section background="indigo" className={styles.letter}>
        <div>
          <h2>{letter.heading}</h2>
          <Prose text={letter.text} />
        </div>
        <p className={styles.mailbox}>
          <span className={shared.srOnly}>{`${letter.mailbox} `}</span>
          <a href={mailto('')}>{careers_email}</a>
        </p>
        <ul className={styles.roles}>
          {letter.roles.map(({ title, text }) => (
            <li key={title}>
              <a href={mailto(title)}>{title}</a>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
