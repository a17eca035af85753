import type { pageReceipt } from '#content/documents/pages/page-receipt.ts';
import type { Words } from '#content/website/words.ts';
import { SiteFormPage } from '../site-form/site-form-page.tsx';

export type ReceiptWords = Pick<Words<typeof pageReceipt>, 'opening' | 'form' | 'thanks'>;

interface ReceiptPageProps {
  words: ReceiptWords;
  isRejected?: boolean;
}

export function ReceiptPage({ words, isRejected = false }: ReceiptPageProps) {
  const { form } = words;
  return (
    <SiteFormPage
      id="receipt"
      words={words}
      isRejected={isRejected}
      aside={form.certificate}
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
  );
}
