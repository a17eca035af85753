import { encode } from 'uqr';
import { bank, paymentQrText } from '#content/bank.ts';

const QUIET_ZONE = 2;

export function PaymentQr() {
  const { data, size } = encode(paymentQrText(bank), { ecc: 'M', border: QUIET_ZONE });
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={bank.published ? 'QR code for a UPI payment' : 'Placeholder QR code'}
    >
      <path d={darkSquares(data)} />
    </svg>
  );
}

function darkSquares(rows: boolean[][]): string {
  return rows
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
}
