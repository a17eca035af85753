import { christian, malayali } from '../names/christian.ts';
import { bengali } from '../names/eastern.ts';
import { hindi } from '../names/hindi.ts';
import { muslim } from '../names/muslim.ts';
import { kannada, tamil, telugu } from '../names/southern.ts';
import { place } from './place.ts';

const latin = { language: 'none' } as const;
const tamilNadu = { ...latin, state: 'Tamil Nadu' } as const;
const telangana = { ...latin, state: 'Telangana' } as const;
const karnataka = { ...latin, state: 'Karnataka' } as const;
const westBengal = { ...latin, state: 'West Bengal' } as const;

export const southAndEast = [
  place({
    ...tamilNadu,
    city: 'Chennai',
    kind: 'city',
    weight: 5,
    people: [
      [tamil, 84],
      [telugu, 6],
      [muslim, 7],
      [hindi, 3],
    ],
    seats: `
      Perambur | 600039 | Vyasarpadi, Sathyamurthy Nagar, Kodungaiyur
      Royapuram | 600013 | Kasimedu, Tondiarpet, Old Washermenpet
      Thiru-Vi-Ka-Nagar | 600012 | Otteri, Pulianthope, Ayanavaram
      Velachery | 600042 | Taramani, Adambakkam, Pallikaranai`,
  }),
  place({
    ...tamilNadu,
    city: 'Madurai',
    kind: 'villages',
    weight: 3,
    people: [
      [tamil, 94],
      [muslim, 6],
    ],
    seats: `
      Melur | 625106 | Kottampatti, Vellalur, Karungalakudi
      Usilampatti | 625532 | Chellampatti, Elumalai, Sedapatti
      Thirumangalam | 625706 | Kallikudi, Peraiyur, T. Kunnathur`,
  }),
  place({
    ...telangana,
    city: 'Hyderabad',
    kind: 'city',
    weight: 5,
    people: [
      [telugu, 56],
      [muslim, 36],
      [hindi, 8],
    ],
    seats: `
      Charminar | 500002 | Moghalpura, Shah Ali Banda, Pathergatti
      Yakutpura | 500023 | Talabkatta, Rein Bazar, Santoshnagar
      Amberpet | 500013 | Bagh Amberpet, Golnaka, Batkamma Kunta
      Musheerabad | 500020 | Bholakpur, Ramnagar, Kavadiguda`,
  }),
  place({
    ...telangana,
    city: 'Warangal',
    kind: 'villages',
    weight: 3,
    people: [
      [telugu, 94],
      [muslim, 6],
    ],
    seats: `
      Wardhannapet | 506313 | Parvathagiri, Ainavole, Illanda
      Parkal | 506164 | Atmakur, Damera, Geesugonda
      Narsampet | 506132 | Duggondi, Khanapur, Chennaraopet`,
  }),
  place({
    ...karnataka,
    city: 'Bangalore',
    kind: 'city',
    weight: 5,
    people: [
      [kannada, 58],
      [tamil, 15],
      [telugu, 8],
      [muslim, 13],
      [hindi, 3],
      [christian, 3],
    ],
    seats: `
      Shivajinagar | 560051 | Bharathinagar, Ulsoor, Vasanth Nagar
      Pulakeshinagar | 560045 | D.J. Halli, Sagayapuram, Kaval Byrasandra
      K.R. Puram | 560036 | Ramamurthy Nagar, Devasandra, Hoodi
      Vijayanagar | 560023 | Bapujinagar, Pantharapalya, Agrahara Dasarahalli`,
  }),
  place({
    ...karnataka,
    city: 'Kalaburagi',
    kind: 'villages',
    weight: 3,
    people: [
      [kannada, 82],
      [muslim, 14],
      [telugu, 4],
    ],
    seats: `
      Afzalpur | 585301 | Ghattarga, Atnur, Karajagi
      Jevargi | 585310 | Yadrami, Andola, Ijeri
      Sedam | 585222 | Mudhol, Adki, Malkhed
      Chincholi | 585307 | Ainapur, Sulepeth, Konchavaram`,
  }),
  place({
    ...westBengal,
    city: 'Kolkata',
    kind: 'city',
    weight: 5,
    people: [
      [bengali, 70],
      [muslim, 18],
      [hindi, 12],
    ],
    seats: `
      Beleghata | 700010 | Phoolbagan, Narkeldanga, Tangra
      Entally | 700014 | Kasiabagan, Moulali, Park Circus
      Kasba | 700042 | Bosepukur, Tiljala, Rajdanga
      Metiaburuz | 700024 | Badartala, Rajabagan, Akra Road`,
  }),
  place({
    ...westBengal,
    city: 'Bankura',
    kind: 'villages',
    weight: 4,
    people: [
      [bengali, 92],
      [muslim, 8],
    ],
    seats: `
      Chhatna | 722132 | Jhantipahari, Susunia, Ghoshergram
      Ranibandh | 722148 | Barikul, Ambikanagar, Rudra
      Onda | 722144 | Ramsagar, Ratanpur, Nakaijuri
      Barjora | 722202 | Beliatore, Ghutgoria, Pakhanna`,
  }),
  place({
    ...latin,
    city: 'Ernakulam',
    state: 'Kerala',
    kind: 'villages',
    weight: 3,
    people: [
      [malayali, 86],
      [muslim, 12],
      [tamil, 2],
    ],
    seats: `
      Aluva | 683101 | Keezhmad, Edathala, Chengamanad
      Kalamassery | 683104 | Eloor, Kadungalloor, Alangad
      Vypin | 682502 | Njarakkal, Edavanakkad, Nayarambalam
      Thrikkakara | 682021 | Edappally, Vennala, Chembumukku`,
  }),
];
