import shared from '#web/styles/public.module.css';

interface FigureBasisProps {
  scope: string;
  year: string;
  source: string;
  otherwise?: string;
}

/** Of what and when a figure is, and who says so; nothing until the trust has filled it in. */
export function FigureBasis({ scope, year, source, otherwise = '' }: FigureBasisProps) {
  const said = [scope, year, source].filter(Boolean).join(', ') || otherwise;
  return said && <small className={shared.basis}>{said}</small>;
}
