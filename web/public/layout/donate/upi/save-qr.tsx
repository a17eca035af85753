import { Download } from 'lucide-react';
import type { MouseEvent } from 'react';
import button from '#web/styles/button.module.css';
import { useLayoutWords } from '../../layout-context.ts';
import copy from '../copy-button.module.css';
import { PAYMENT_QR } from './payment-qr.tsx';

const FILE = 'upi-qr';
const PIXELS = 800;

/** Saves a PNG, because UPI apps do not open SVG; without script the SVG. */
export function SaveQr() {
  const { giving } = useLayoutWords().donation;
  return (
    <a href={PAYMENT_QR} download={`${FILE}.svg`} className={copy.copy} onClick={save}>
      <Download className={button.icon} aria-hidden="true" /> {giving.save}
    </a>
  );
}

function save(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const image = new Image();
  image.onload = () => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = PIXELS;
    canvas.getContext('2d')?.drawImage(image, 0, 0, PIXELS, PIXELS);
    const link = document.createElement('a');
    link.href = canvas.toDataURL('image/png');
    link.download = `${FILE}.png`;
    link.click();
  };
  image.src = PAYMENT_QR;
}
