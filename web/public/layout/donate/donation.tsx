import { createContext, lazy, type ReactNode, useContext, useEffect } from 'react';
import { useHref } from 'react-router';
import { Opener } from '../header/opener.tsx';

export const OpenDonationContext = createContext<() => void>(() => {});

const loadPopup = () => import('./donation-popup.tsx');

/** Loaded on intent. If that fails, the page with the same details opens instead. */
export const DonationPopup = lazy(() => loadPopup().catch(() => ({ default: OpenBankDetails })));

function OpenBankDetails({ open, onClose }: { open: boolean; onClose: () => void }) {
  const page = useHref('/bank-details');
  useEffect(() => {
    if (!open) return;
    // Browsers may keep this page for Back.
    onClose();
    location.assign(page);
  }, [open, onClose, page]);
  return null;
}

function prefetchPopup() {
  loadPopup().catch(() => {});
}

/** Opens the popup, or without script the page with the same details. */
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
