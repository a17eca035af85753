import { fileAddress } from '#domain/files/files.ts';
import button from '#web/styles/button.module.css';
import shared from '#web/styles/public.module.css';
import { LineDrawing } from '../layout/icon.tsx';
import styles from './transparency.module.css';

const DOWNLOAD = 'M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5';

interface PapersProps {
  words: { auditor: string; download: string };
  papers: readonly {
    title: string;
    year: string;
    auditor: string;
    file: { name: string; size: string };
  }[];
}

export function Papers({ words, papers }: PapersProps) {
  return (
    <ol className={styles.papers}>
      {papers.map(({ title, year, auditor, file }) => (
        <li key={`${year} ${title}`}>
          <span className={styles.year}>{year}</span>
          <div>
            <b>{title}</b>
            <span className={shared.quiet}>
              {auditor && `${words.auditor} ${auditor}. `}PDF, {file.size}
            </span>
          </div>
          <a href={fileAddress(file.name)} download className={`${button.button} ${button.line}`}>
            <LineDrawing path={DOWNLOAD} />
            {words.download}
            <span className={shared.srOnly}>{` ${title} ${year}`}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}

interface CertificatesProps {
  heading: string;
  certificates: readonly { title: string; name: string; size: string }[];
}

export function Certificates({ heading, certificates }: CertificatesProps) {
  return (
    <>
      <h3 className={styles.certificates}>{heading}</h3>
      <ul>
        {certificates.map(({ title, name, size }) => (
          <li key={`${name} ${title}`}>
            <a href={fileAddress(name)} download className={button.more}>
              {title}
            </a>{' '}
            <span className={shared.quiet}>PDF, {size}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
