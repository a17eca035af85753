import { Fragment } from 'react';
import { Link } from 'react-router';
import type { ListedFile } from '#domain/files/file-schema.ts';
import { useMessages } from '../../messages/store.ts';
import { Banner } from '../../ui/banner.tsx';
import { bidiIsolate } from '../../ui/text/bidi-isolate.ts';
import { documentUrl } from '../website/addresses.ts';
import { formatUse } from './file-use.ts';
import styles from './still-named.module.css';

/** The documents that cannot be published until they name another PDF. */
export function StillNamed({ file: { file_name, used_in } }: { file: ListedFile }) {
  const t = useMessages();
  return (
    <div className={styles.named}>
      <Banner kind="warning" title={t.websiteFiles.stillNamed(bidiIsolate(file_name))}>
        <p>
          {used_in.map((use, index) => (
            <Fragment key={use.document}>
              {index > 0 ? ', ' : null}
              <Link to={documentUrl(use.document, use.locale)}>{formatUse(t, use)}</Link>
            </Fragment>
          ))}
        </p>
        <p>{t.websiteFiles.stillNamedNote}</p>
      </Banner>
    </div>
  );
}
