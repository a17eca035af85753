import { createContext, lazy, type ReactNode, useContext, useEffect } from 'react';
import { useHref } from 'react-router';
import { TriggerLink } from '../header/trigger-link.tsx';

export const OpenDonationContext = createContext<() => void>(() => {});

const loadPopup = () => import('./donation-popup.tsx');

/** Loaded on intent. If that fails, the page with the same details opens instead. */
export const DonationPopup = lazy(() => loadPopup().catch(() => ({ default: OpenBankDetails })));

function OpenBankDetails() {
  const page = useHref('/bank-details');
  useEffect(() => location.assign(page), [page]);
  return null;
}

function prefetchPopup() {
  loadPopup().catch(() => {});
}

/** Opens the popup, or without script the page with the same details. */
export function DonateLink({ className, children }: { className?: string; children: ReactNode }) {
  const openDonation = useContext(OpenDonationContext);
  return (
    <TriggerLink
      href="/bank-details"
      opens="dialog"
      onOpen={openDonation}
      onIntent={prefetchPopup}
      className={className}
    >
      {children}
    </TriggerLink>
  );
}
