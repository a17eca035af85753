import { useMemo } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { LANGUAGE_NAMES } from '#domain/languages.ts';
import { failureMessage } from '../../../messages/errors.ts';
import { useMessages } from '../../../messages/store.ts';
import { PageHead } from '../../layout/page-head.tsx';
import { deskMeta } from '../../layout/page-meta.ts';
import { NotLoaded } from '../../load-failure/not-loaded.tsx';
import { BackLink } from '../../navigation/back-link.tsx';
import { WEBSITE } from '../../navigation/paths.ts';
import { requireEditor } from '../../session/guard.ts';
import { documentUrl, historyUrl, localeOf } from '../addresses.ts';
import { knownFields } from '../document-fields.ts';
import { LanguageChoice } from '../editor/bar/language-choice.tsx';
import { useIsWide } from '../use-is-wide.ts';
import type { Route } from './+types/document-history.ts';
import styles from './document-history.module.css';
import { loadHistory } from './load-history.ts';
import { VersionDetails } from './version-details.tsx';
import { VersionList } from './version-list.tsx';

export const meta = deskMeta;

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const actor = requireEditor();
  const url = new URL(request.url);
  const locale = localeOf(url);
  const { name } = params;
  const wanted = url.searchParams.get('version');
  const loaded = await loadHistory({ name, locale, wanted, signal: request.signal });
  const documentTitle = loaded.data?.details.title;
  return { actor, name, locale, loaded, now: new Date(), documentTitle };
}

export const shouldRevalidate = ({ defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate;

export default function DocumentHistory({ loaderData }: Route.ComponentProps) {
  const t = useMessages();
  const { actor, name, locale, loaded, now } = loaderData;
  const isWide = useIsWide();
  const details = loaded.data?.details;
  const fields = useMemo(() => knownFields(details?.fields ?? {}), [details]);
  if (!loaded.data) {
    return (
      <>
        <BackLink to={WEBSITE}>{t.layout.titles.website}</BackLink>
        <NotLoaded
          title={t.website.history}
          problem={loaded.problem}
          missing={t.website.noDocument}
          failed={failureMessage('listDocuments')}
        />
      </>
    );
  }
  const { draft, versions, chosen } = loaded.data;
  const title = t.website.label(loaded.data.details.title);
  const versionDetails = (
    <VersionDetails
      key={`${locale} ${chosen.version}`}
      name={name}
      locale={locale}
      title={title}
      fields={fields}
      draft={draft}
      chosen={chosen}
      mayWrite={actor.is_admin || !loaded.data.details.guarded}
      actor={actor}
    />
  );
  return (
    <>
      <PageHead
        about={t.documentHistory.everyVersion(LANGUAGE_NAMES[locale])}
        actions={
          <LanguageChoice
            name={name}
            locale={locale}
            documents={[]}
            urlOf={(document, language) => historyUrl(document, language)}
          />
        }
      >
        <BackLink to={documentUrl(name, locale)}>{title}</BackLink>
        <h1>{t.documentHistory.historyOf(title)}</h1>
      </PageHead>
      <div className={styles.columns}>
        <VersionList
          name={name}
          locale={locale}
          versions={versions}
          draft={draft}
          chosen={chosen.version}
          actor={actor}
          now={now}
        >
          {isWide ? null : versionDetails}
        </VersionList>
        {isWide ? versionDetails : null}
      </div>
    </>
  );
}
