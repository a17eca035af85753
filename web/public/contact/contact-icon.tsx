// The icons of this page, drawn by Lucide (ISC licence): see layout/icon.tsx.
import { LineDrawing } from '#web/public/layout/icon.tsx';

const drawings = {
  check: 'M20 6 9 17l-5-5',
  handshake:
    'm11 17 2 2a1 1 0 1 0 3-3M14 14l2.5 2.5a1 1 0 1 0 3-3l-3.88-3.88a3 3 0 0 0-4.24 0l-.88.88a1 1 0 1 1-3-3l2.81-2.81a5.79 5.79 0 0 1 7.06-.87l.47.28a2 2 0 0 0 1.42.25L21 4M21 3l1 11h-2M3 3 2 14l6.5 6.5a1 1 0 1 0 3-3M3 4h8',
  question:
    'M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719M9 9.5a3 2.5 0 0 1 6 0c0 2-2 2-3 3.5M12 17h.01',
} as const;

export function ContactIcon({ name }: { name: keyof typeof drawings }) {
  return <LineDrawing path={drawings[name]} />;
}
