import { useLayoutWords } from '../../layout-context.ts';

export const PAYMENT_QR = '/drawings/payment-qr.svg';

/** Drawn from the bank details (web/render/payment-qr.ts). */
export function PaymentQr() {
  const { donation } = useLayoutWords();
  return <img src={PAYMENT_QR} alt={donation.qr} width={400} height={400} />;
}
