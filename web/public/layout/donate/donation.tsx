import { createContext, lazy, type ReactNode, useContext } from 'react';
import { Opener } from '../header/opener.tsx';

/** Opens the donation popup of the frame. */
export const OpenDonationContext = createContext<() => void>(() => {});

const loadPopup = () => import('./donation-popup.tsx');

/** Fetched for those who reach for it; if that fails, the page with the same details takes over. */
export const DonationPopup = lazy(() =>
  loadPopup().catch(() => {
    location.assign('/bank-details');
    return new Promise<never>(() => {});
  }),
);

function prefetchPopup() {
  loadPopup().catch(() => {});
}

/** Donate and every Help Us: the popup, or the page with the same details where no script runs. */
export function DonateLink({ className, children }: { className?: string; children: ReactNode }) {
  const openDonation = useContext(OpenDonationContext);
  return (
    <Opener
      href="/bank-details"
      opens="dialog"
      onOpen={openDonation}
      onIntent={prefetchPopup}
      className={className}
    >
      {children}
    </Opener>
  );
}
