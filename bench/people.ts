// Invented people for the measurements: a seeded generator, so that every run has the same. Mobiles
// begin with 5 and Aadhaar numbers with 0: none can be real.

const GIVEN = [
  'Sunita',
  'Lakshmi',
  'Fatima',
  'Kamala',
  'Pooja',
  'Rahul',
  'Devram',
  'Irfan',
  'आरव',
  'कमला',
];
const FAMILY = [
  'Kushwaha',
  'Murugan',
  'Shaikh',
  'Jadhav',
  'Rathod',
  'Bhoye',
  'Mahale',
  'साहनी',
  'Saini',
];
const PLACES = [
  ['Dharavi', 'Mumbai'],
  ['Hadapsar', 'Pune'],
  ['Sanganer', 'Jaipur'],
  ['Jawhar', 'Palghar'],
  ['Vikramgad', 'Palghar'],
] as const;
const CATEGORIES = ['general', 'obc', 'sc', 'st', 'ews', 'others'];
const GENDERS = ['female', 'male', 'other'];

/** @param volunteerId who collects them */
export function inventedPeople(volunteerId: number, seed = 1): () => object {
  let state = seed;
  const random = (below: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[random(items.length)];
  const digits = (length: number) => Array.from({ length }, () => random(10)).join('');

  return () => {
    const [constituency, city] = pick(PLACES) ?? PLACES[0];
    return {
      survey_type: 'adult',
      name: `${pick(GIVEN)} ${pick(FAMILY)} ${pick(FAMILY)}`,
      gender: pick(GENDERS),
      category: pick(CATEGORIES),
      age: 18 + random(80),
      correspondence_address: `Room ${random(400)}, Ward ${random(60)}, ${constituency}`,
      same_address: true,
      city,
      constituency,
      mobile_no: `5${digits(9)}`,
      aadhar_no: `0${digits(11)}`,
      employed: true,
      income: 3000 + random(20_000),
      volunteer_id: volunteerId,
    };
  };
}
