import shared from '#web/styles/public.module.css';
import { Ledger, Rows } from '../sections/ledger.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';
import { Split } from '../sections/split.tsx';
import { websiteOf } from '../website-context.ts';
import { MoreLink } from '../words/links.tsx';
import { Marked, Prose } from '../words/prose.tsx';
import type { Route } from './+types/page.ts';
import { Certificates, Papers } from './papers.tsx';
import styles from './transparency.module.css';
import { transparencyWords } from './transparency-words.ts';

export const loader = ({ context }: Route.LoaderArgs) => transparencyWords(websiteOf(context));

export default function Transparency({ loaderData }: Route.ComponentProps) {
  const { words, legal, certificates, papers, members, board_note, counted } = loaderData;
  const { hasGrievance, refunds, isEmpty } = loaderData;
  const { opening, law, board, nothing } = words;
  return (
    <>
      <PageHero {...opening} />
      {isEmpty && (
        <Split background="lime" heading={nothing.heading}>
          <p className={shared.lede}>
            <Marked text={nothing.text} />
          </p>
          <div className={shared.actions}>
            <MoreLink to="/contact">{nothing.contact}</MoreLink>
          </div>
        </Split>
      )}
      {legal.length + certificates.length > 0 && (
        <Ledger id="law" background="lime" heading={law.heading} text={law.text}>
          {legal.length > 0 && <Rows rows={legal} />}
          {certificates.length > 0 && (
            <Certificates heading={law.certificates} certificates={certificates} />
          )}
        </Ledger>
      )}
      {papers.length > 0 && (
        <Ledger
          id="papers"
          background="rice"
          heading={words.papers.heading}
          text={words.papers.text}
        >
          <Papers words={words.papers} papers={papers} />
        </Ledger>
      )}
      {members.length > 0 && (
        <Ledger background="lime" heading={board.heading} text={board_note}>
          <ul className={styles.seats}>
            {members.map(({ name, role, since }) => (
              <li key={`${name} ${role}`}>
                <b>{name}</b>
                <span className={shared.quiet}>
                  {[role, since && `${board.since} ${since}`].filter(Boolean).join(', ')}
                </span>
              </li>
            ))}
          </ul>
        </Ledger>
      )}
      {(hasGrievance || refunds) && <IfWrong {...loaderData} />}
      {counted.length > 0 && (
        <Ledger
          id="counting"
          background="rice"
          heading={words.counting.heading}
          text={words.counting.text}
        >
          <Rows rows={counted} isLarge />
        </Ledger>
      )}
    </>
  );
}

type IfWrongProps = Pick<
  Route.ComponentProps['loaderData'],
  'words' | 'grievance' | 'hasGrievance' | 'refunds'
>;

function IfWrong({ words, grievance, hasGrievance, refunds }: IfWrongProps) {
  const { name, email, phone, answer } = grievance;
  return (
    <Section background="geru" className={hasGrievance && refunds ? styles.wrong : undefined}>
      {hasGrievance && (
        <div>
          <h2>{words.grievance.heading}</h2>
          <p className={shared.lede}>
            <Marked text={words.grievance.text} />
          </p>
          <address className={styles.person}>
            {name && <div>{name}</div>}
            {email && (
              <div>
                <a href={`mailto:${email}`}>{email}</a>
              </div>
            )}
            {phone && (
              <div>
                <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
              </div>
            )}
          </address>
          {answer && (
            <p>
              <Marked text={answer} />
            </p>
          )}
        </div>
      )}
      {refunds && (
        <div>
          <h2>{words.refunds.heading}</h2>
          <Prose text={refunds} />
        </div>
      )}
    </Section>
  );
}
