import shared from '#web/styles/public.module.css';

interface FigureBasisProps {
  scope: string;
  year: string;
  source: string;
  otherwise?: string;
}

/** The scope, date and source of a figure; empty until the trust has filled them in. */
export function FigureBasis({ scope, year, source, otherwise = '' }: FigureBasisProps) {
  const said = [scope, year, source].filter(Boolean).join(', ') || otherwise;
  return said && <small className={shared.basis}>{said}</small>;
}
