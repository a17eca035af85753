import { Link } from 'react-router';
import shared from '#web/styles/public.module.css';
import { Picture } from '#web/ui/picture.tsx';
import { DevanagariNumber } from '../../../ui/text/devanagari-number.tsx';
import { FigureBasis } from '../../sections/figure-basis.tsx';
import { MoreLink } from '../../words/links.tsx';
import { Marked } from '../../words/prose.tsx';
import type { BriefProgramme } from './home-programmes.ts';
import styles from './programme-briefs.module.css';

interface ProgrammeBriefsProps {
  heading: string;
  all: string;
  more: string;
  note: string;
  programmes: readonly BriefProgramme[];
}

export function ProgrammeBriefs({ heading, all, more, note, programmes }: ProgrammeBriefsProps) {
  const half = Math.ceil(programmes.length / 2);
  const columns = [programmes.slice(0, half), programmes.slice(half)];
  return (
    <div className={shared.wrap}>
      <div className={styles.head}>
        <h3>{heading}</h3>
        <MoreLink to="/tailoredsupport">{all}</MoreLink>
      </div>
      <p className={shared.quiet}>{note}</p>
      <div className={styles.columns}>
        {columns.map((column) => (
          <ol key={column[0]?.path} start={column[0]?.number}>
            {column.map((programme) => (
              <Brief key={programme.path} programme={programme} more={more} />
            ))}
          </ol>
        ))}
      </div>
    </div>
  );
}

function Brief({ programme, more }: { programme: BriefProgramme; more: string }) {
  const { path, number, title, brief, fact, basis, picture, theme } = programme;
  return (
    <li data-theme={theme}>
      <Link to={path} tabIndex={-1} aria-hidden="true">
        <Picture of={picture} alt="" sizes="240px" className={styles[picture.name]} />
      </Link>
      <div>
        <h4>
          <DevanagariNumber className={styles.number} value={number} />
          {title}
        </h4>
        <p>
          <Marked text={brief} /> <b>{fact}</b>
          {basis && <FigureBasis {...basis} />}
        </p>
        <MoreLink to={path} about={title}>
          {more}
        </MoreLink>
      </div>
    </li>
  );
}
