import { useState } from 'react';
import type { ListedFile } from '#domain/files/file-schema.ts';
import { failureMessage } from '../../messages/errors.ts';
import { useMessages } from '../../messages/store.ts';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import nothingYet from '../../ui/lists/nothing-yet.svg';
import { PageHead } from '../layout/page-head.tsx';
import { RetryBanner } from '../load-failure/retry-banner.tsx';
import { BackLink } from '../navigation/back-link.tsx';
import { WEBSITE } from '../navigation/paths.ts';
import { FileTable } from './file-table.tsx';
import type { FileData } from './load-files.ts';
import { StillNamed } from './still-named.tsx';
import { WithdrawFile } from './withdraw-file.tsx';

/** The PDFs of the website, which an admin can withdraw. */
export function FileList({ files, now }: FileData) {
  const t = useMessages();
  const [asked, setAsked] = useState<ListedFile | null>(null);
  const [withdrawn, setWithdrawn] = useState<ListedFile | null>(null);
  return (
    <>
      <BackLink to={WEBSITE}>{t.layout.titles.website}</BackLink>
      <PageHead about={t.websiteFiles.about}>
        <h1>{t.websiteFiles.title}</h1>
      </PageHead>
      {withdrawn && withdrawn.used_in.length > 0 ? <StillNamed file={withdrawn} /> : null}
      {files.problem ? <RetryBanner title={failureMessage('listFiles')(files.problem)(t)} /> : null}
      {files.data?.length === 0 ? (
        <EmptyState picture={nothingYet} title={t.websiteFiles.none} />
      ) : null}
      {files.data && files.data.length > 0 ? (
        <FileTable files={files.data} now={now} onWithdraw={setAsked} />
      ) : null}
      {asked ? (
        <WithdrawFile file={asked} onClose={() => setAsked(null)} onWithdrawn={setWithdrawn} />
      ) : null}
    </>
  );
}
