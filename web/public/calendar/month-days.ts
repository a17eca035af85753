/** Weeks run from Monday to Sunday; days of other months are undefined. @param month 0 to 11 */
export function weeksOf(year: number, month: number): (number | undefined)[][] {
  const days = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const before = (new Date(Date.UTC(year, month, 1)).getUTCDay() + 6) % 7;
  return Array.from({ length: Math.ceil((before + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = week * 7 + weekday - before + 1;
      return day >= 1 && day <= days ? day : undefined;
    }),
  );
}

export function isoDate(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
}
