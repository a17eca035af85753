import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { failureMessage } from '../../../messages/errors.ts';
import { useMessages } from '../../../messages/store.ts';
import { call } from '../../api/client.ts';
import { load } from '../../api/load.ts';
import { deskMeta } from '../../layout/page-meta.ts';
import { NotLoaded } from '../../load-failure/not-loaded.tsx';
import { BackLink } from '../../navigation/back-link.tsx';
import { WEBSITE } from '../../navigation/paths.ts';
import { requireEditor } from '../../session/guard.ts';
import { localeOf } from '../addresses.ts';
import { readUnsavedWords } from '../draft/unsaved-words.ts';
import type { Route } from './+types/edit-document.ts';
import { Editor } from './editor.tsx';

export const meta = deskMeta;

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const actor = requireEditor();
  const { name } = params;
  const locale = localeOf(new URL(request.url));
  const options = { name, query: { locale }, signal: request.signal };
  const unsaved = readUnsavedWords({ account: actor.id, name, locale });
  const loaded = await load(
    Promise.all([call('readDocument', options), call('readDraft', options)]),
  );
  hasFailed = loaded.data === null;
  const documentTitle = loaded.data?.[0].data.title;
  return { actor, name, locale, loaded, unsaved: await unsaved, documentTitle };
}

/** Whether the document could not be loaded: it is loaded when the editor tries again. */
let hasFailed = false;

/** Reloads only for another document or language: the editor tracks changes in this one. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isSame =
    currentUrl.pathname === nextUrl.pathname && localeOf(currentUrl) === localeOf(nextUrl);
  return defaultShouldRevalidate && (hasFailed || !isSame);
}

export default function EditDocument({ loaderData }: Route.ComponentProps) {
  const t = useMessages();
  const { actor, name, locale, loaded, unsaved } = loaderData;
  if (!loaded.data) {
    return (
      <>
        <BackLink to={WEBSITE}>{t.layout.titles.website}</BackLink>
        <NotLoaded
          title={t.layout.titles.website}
          problem={loaded.problem}
          missing={t.website.noDocument}
          failed={failureMessage('listDocuments')}
        />
      </>
    );
  }
  const [details, draft] = loaded.data;
  return (
    <Editor
      key={`${name} ${locale}`}
      actor={actor}
      locale={locale}
      details={details.data}
      initial={draft.data}
      unsaved={unsaved}
    />
  );
}
