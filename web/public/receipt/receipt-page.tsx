import type { pageReceipt } from '#content/documents/pages/page-receipt.ts';
import type { Words } from '#content/website/words.ts';
import shared from '#web/styles/public.module.css';
import { useFrame } from '../layout/frame.ts';
import { PageHero } from '../sections/page-hero.tsx';
import { SiteForm } from '../site-form/site-form.tsx';
import { SiteFormSection } from '../site-form/site-form-section.tsx';

export type ReceiptWords = Pick<Words<typeof pageReceipt>, 'opening' | 'form' | 'thanks'>;

interface ReceiptPageProps {
  words: ReceiptWords;
  isRejected?: boolean;
}

export function ReceiptPage({ words, isRejected = false }: ReceiptPageProps) {
  const { opening, form, thanks } = words;
  const { locale } = useFrame();
  return (
    <>
      {/* What has to be corrected comes first. */}
      {isRejected ? (
        <h1 className={shared.spoken}>{opening.heading}</h1>
      ) : (
        <PageHero {...opening} />
      )}
      <SiteFormSection words={form} thanks={thanks} aside={form.certificate}>
        <SiteForm
          id="receipt"
          locale={locale}
          words={form}
          isRejected={isRejected}
          fields={{
            name: { label: form.name, autoComplete: 'name', half: true },
            email: { label: form.email, autoComplete: 'email', type: 'email', half: true },
            address: { label: form.address, autoComplete: 'street-address' },
            amount: { label: form.amount, inputMode: 'decimal', half: true },
            received_on: { label: form.received_on, type: 'date', half: true },
            mode: { label: form.mode, hint: form.mode_hint, half: true },
            reference: { label: form.reference, half: true },
            pan: { label: form.pan, hint: form.pan_hint },
          }}
        />
      </SiteFormSection>
    </>
  );
}
