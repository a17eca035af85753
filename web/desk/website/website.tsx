import { FileText, Images, LayoutList } from 'lucide-react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { failureMessage } from '../../messages/errors.ts';
import { useMessages } from '../../messages/store.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { deskMeta } from '../layout/page-meta.ts';
import { RetryBanner } from '../load-failure/retry-banner.tsx';
import { oneOf } from '../navigation/list-parameters.ts';
import { ADMIN, FILES, IMAGES } from '../navigation/paths.ts';
import { useListAddress } from '../navigation/use-list-address.ts';
import { requireEditor } from '../session/guard.ts';
import type { Route } from './+types/website.ts';
import { DocumentList } from './list/document-list.tsx';
import { loadDocuments } from './list/load-documents.ts';
import { FILTERS } from './list/website-list.ts';

export const meta = deskMeta;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const actor = requireEditor();
  return { actor, list: await loadDocuments(request.signal), now: new Date() };
}

/** Search and filter are applied in the browser. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  return change.defaultShouldRevalidate && change.currentUrl.search === change.nextUrl.search;
}

export default function Website({ loaderData }: Route.ComponentProps) {
  const t = useMessages();
  const { actor, list, now } = loaderData;
  const { parameters } = useListAddress();
  return (
    <>
      <PageHead
        about={t.website.about}
        actions={
          actor.is_admin ? (
            <>
              <ButtonLink tone="plain" to={ADMIN}>
                <LayoutList size={20} /> {t.images.dashboard}
              </ButtonLink>
              <ButtonLink tone="plain" to={IMAGES}>
                <Images size={20} /> {t.layout.titles.images}
              </ButtonLink>
              <ButtonLink tone="plain" to={FILES}>
                <FileText size={20} /> {t.websiteFiles.title}
              </ButtonLink>
            </>
          ) : null
        }
      >
        <h1>{t.layout.titles.website}</h1>
      </PageHead>
      {list.data ? (
        <DocumentList
          documents={list.data}
          search={parameters.get('search') ?? ''}
          filter={oneOf(FILTERS, parameters.get('show')) ?? 'all'}
          actor={actor}
          now={now}
        />
      ) : (
        <RetryBanner title={failureMessage('listDocuments')(list.problem)(t)} />
      )}
    </>
  );
}
