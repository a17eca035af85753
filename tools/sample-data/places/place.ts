import type { Weighted } from '../chance.ts';
import type { Community } from '../names/community.ts';
import { type Word, word, words } from '../words.ts';

export interface Seat {
  constituency: Word;
  pin: string;
  /** Quarters of a city, or villages of a district. */
  localities: readonly Word[];
}

export interface Place {
  /** The city, or the district of the villages. */
  city: Word;
  state: Word;
  kind: 'city' | 'villages';
  /** The language written in Devanagari there, if any. */
  language: 'marathi' | 'hindi' | 'none';
  /** Relative share of all people. */
  weight: number;
  people: Weighted<Community>;
  seats: readonly Seat[];
}

interface PlaceText extends Omit<Place, 'city' | 'state' | 'seats'> {
  city: string;
  state: string;
  /** One per line: constituency | PIN code | localities. */
  seats: string;
}

export function place({ city, state, seats, ...rest }: PlaceText): Place {
  return {
    ...rest,
    city: word(city),
    state: word(state),
    seats: seats
      .trim()
      .split('\n')
      .map((line) => line.split('|').map((part) => part.trim()))
      .map(([constituency = '', pin = '', localities = '']) => ({
        constituency: word(constituency),
        pin,
        localities: words(localities),
      })),
  };
}
