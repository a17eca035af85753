import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { Outlet, useRouteError } from 'react-router';
import { pageDetails } from '#content/pages/page-details.ts';
import { site } from '#content/site.ts';
import { pages } from '#content/site-map.ts';
import { siteOrigin } from '#web/site-facts.ts';
import type { Route } from './+types/layout.ts';
import { BackToTop } from './back-to-top.tsx';
import { DonationPopup, OpenDonationContext } from './donate/donation.tsx';
import { ErrorDetails } from './error-page.tsx';
import { useFocusOnNavigation } from './focus-on-navigation.ts';
import { Footer } from './footer.tsx';
import { Bar } from './header/bar.tsx';
import { SlideMenu } from './header/slide-menu.tsx';
import styles from './layout.module.css';
import { useReveal } from './reveal.ts';
import '#web/styles/print.css';

type OpenDialog = 'menu' | 'donation' | undefined;

/** Runs at the build, so that titles are in no script. */
export function loader({ url: { pathname } }: Route.LoaderArgs) {
  const page = pages.find(({ path }) => path === (pathname.replace(/\/$/, '') || '/'));
  return page ? { path: page.path, title: pageDetails[page.path].title } : null;
}

export const shouldRevalidate = () => true;

/** Only the tags that change on navigation; scripts/build/heads.ts writes the rest of the head. */
export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: site.name }];
  const { path, title } = loaderData;
  return [{ title }, { tagName: 'link', rel: 'canonical', href: siteOrigin() + path }];
}

export default function PublicLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary() {
  return (
    <Frame>
      <ErrorDetails error={useRouteError()} />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const [openDialog, setOpenDialog] = useState<OpenDialog>();
  const [isPopupRequested, setPopupRequested] = useState(false);
  const close = useCallback(() => setOpenDialog(undefined), []);
  const openDonation = useCallback(() => {
    setPopupRequested(true);
    setOpenDialog('donation');
  }, []);
  useFocusOnNavigation(close);
  useReveal();

  // A dialog's close event comes late: another dialog may be open by then.
  function closeOnly(which: OpenDialog) {
    setOpenDialog((now) => (now === which ? undefined : now));
  }

  return (
    <OpenDonationContext value={openDonation}>
      <div className={styles.public} id="top">
        <a className={styles.skip} href="#main">
          Skip to content
        </a>
        <Bar onMenu={() => setOpenDialog('menu')} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer />
        <BackToTop />
        <SlideMenu
          open={openDialog === 'menu'}
          onClose={() => closeOnly('menu')}
          onDonate={openDonation}
        />
        {isPopupRequested && (
          <Suspense>
            <DonationPopup open={openDialog === 'donation'} onClose={() => closeOnly('donation')} />
          </Suspense>
        )}
      </div>
    </OpenDonationContext>
  );
}
