const YEAR = /^(\d{4})-(\d{2})$/;

/** 2026-27 for a day from 2026-04-01 to 2027-03-31. */
export function financialYearOf(date: string): string {
  const [year = 0, month = 0] = date.split('-').map(Number);
  const first = month >= 4 ? year : year - 1;
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}

export function isFinancialYear(text: string): boolean {
  const [, first, next] = YEAR.exec(text) ?? [];
  return first !== undefined && (Number(first) + 1) % 100 === Number(next);
}
