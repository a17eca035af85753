// Entries of the delivered holidays, in each language.
type Kind = 'national' | 'festival' | 'observance';

const dayOf = (kind: Kind) => (month: number, day: number, name: string) => ({
  month,
  day,
  name,
  kind,
});

export const national = dayOf('national');
export const festival = dayOf('festival');
export const observance = dayOf('observance');
