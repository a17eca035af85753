import type { Weighted } from '../chance.ts';
import type { Community } from '../names/community.ts';
import { type Word, word, words } from '../words.ts';

export interface Seat {
  constituency: Word;
  pin: string;
  /** Quarters of a city, villages of a district. */
  localities: readonly Word[];
}

export interface Place {
  /** A district where the people live in villages. */
  city: Word;
  state: Word;
  kind: 'city' | 'villages';
  /** In which Devanagari is written there, if it is. */
  language: 'marathi' | 'hindi' | 'none';
  /** How many of all people live there, beside the others' weights. */
  weight: number;
  people: Weighted<Community>;
  seats: readonly Seat[];
}

interface PlaceText extends Omit<Place, 'city' | 'state' | 'seats'> {
  city: string;
  state: string;
  /** A line each: constituency | PIN code | localities. */
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
