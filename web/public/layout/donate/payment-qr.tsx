import { useFrame } from '../frame.ts';

/** Drawn from the bank details (web/render/payment-qr.ts). */
export function PaymentQr() {
  const { donation } = useFrame();
  return <img src="/drawings/payment-qr.svg" alt={donation.qr} width={400} height={400} />;
}
