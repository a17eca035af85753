import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { Outlet } from 'react-router';
import { pageDocument, pageHead } from '#content/documents/pages/page-documents.ts';
import { itemHead } from '#content/item-head.ts';
import { isItemPath, itemRoot, sitePathOf } from '#content/item-pages.ts';
import type { Language } from '#domain/languages.ts';
import { localePath } from '#domain/website/addresses/locale-path.ts';
import { siteOrigin } from '#web/site-facts.ts';
import { websiteOf } from '../website-context.ts';
import type { Route } from './+types/layout.ts';
import { DonationPopup, OpenDonationContext } from './donate/donation.tsx';
import { ErrorDetails, ErrorPage } from './error-page.tsx';
import { BackToTop } from './footer/back-to-top.tsx';
import { Footer } from './footer/footer.tsx';
import { Bar } from './header/bar.tsx';
import { SlideMenu } from './header/slide-menu.tsx';
import styles from './layout.module.css';
import { LayoutContext } from './layout-context.ts';
import { type LayoutWords, layoutWords } from './layout-words.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { useLangMarks } from './use-lang-marks.ts';
import { useReveal } from './use-reveal.ts';
import '#web/styles/print.css';

export function loader({ url: { pathname }, context }: Route.LoaderArgs) {
  const website = websiteOf(context);
  const path = sitePathOf(pathname);
  const isItem = path !== undefined && isItemPath(path);
  const language = path && website.languageOf(pageDocument(isItem ? itemRoot(path) : path));
  const head = path && (isItem ? itemHead(website, path) : pageHead(website, path));
  return {
    words: layoutWords(website),
    page: path &&
      head && {
        address: localePath(website.locale, path),
        title: head.title,
        language: language === website.locale ? undefined : language,
      },
  };
}

export const shouldRevalidate = () => true;

/** Only the tags that change on navigation; web/render/head/complete-head.ts writes the rest of the head. */
export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData?.page) return [{ title: loaderData?.words.facts.name }];
  const { address, title } = loaderData.page;
  return [{ title }, { tagName: 'link', rel: 'canonical', href: siteOrigin() + address }];
}

export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  return (
    <LayoutContext value={loaderData.words}>
      <PageLayout words={loaderData.words.bar} language={loaderData.page?.language}>
        <Outlet />
      </PageLayout>
    </LayoutContext>
  );
}

export function ErrorBoundary({ loaderData, error }: Route.ErrorBoundaryProps) {
  if (!loaderData) return <ErrorPage error={error} />;
  return (
    <LayoutContext value={loaderData.words}>
      <PageLayout words={loaderData.words.bar}>
        <ErrorDetails error={error} />
      </PageLayout>
    </LayoutContext>
  );
}

interface PageLayoutProps {
  words: LayoutWords['bar'];
  /** The language of the page's words, where it is not that of the site. */
  language?: Language | undefined;
  children: ReactNode;
}

function PageLayout({ words, language, children }: PageLayoutProps) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  /** Undefined until it is first opened, which loads it. */
  const [isPopupOpen, setPopupOpen] = useState<boolean>();
  const close = useCallback(() => {
    setMenuOpen(false);
    setPopupOpen((isOpen) => isOpen && false);
  }, []);
  const openDonation = useCallback(() => {
    setMenuOpen(false);
    setPopupOpen(true);
  }, []);
  useFocusOnNavigation(close);
  useReveal();
  useLangMarks();

  return (
    <OpenDonationContext value={openDonation}>
      <div className={styles.public} id="top">
        <a className={styles.skip} href="#main">
          {words.skip}
        </a>
        <Bar onMenu={() => setMenuOpen(true)} />
        <main id="main" tabIndex={-1} lang={language}>
          {children}
        </main>
        <Footer />
        <BackToTop />
        <SlideMenu open={isMenuOpen} onClose={() => setMenuOpen(false)} onDonate={openDonation} />
        {isPopupOpen === undefined ? null : (
          <Suspense>
            <DonationPopup open={isPopupOpen} onClose={() => setPopupOpen(false)} />
          </Suspense>
        )}
      </div>
    </OpenDonationContext>
  );
}
