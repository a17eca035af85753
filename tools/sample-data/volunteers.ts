// The volunteers of the demo's trust: who they are and how they work. Days are counted back from today.

export interface InventedVolunteer {
  name: string;
  email: string;
  city: string;
  entries: number;
  joined: number;
  /** The last day on which they recorded somebody. */
  until: number;
  /** The day on which the admin switched the account off, or deleted it. */
  switchedOff?: number;
  deleted?: number;
}

export const INVENTED_ADMIN = {
  name: 'Meera Kulkarni',
  phone: '5098120034',
  city: 'Pune',
  entries: 6,
};

export const INVENTED_VOLUNTEERS: readonly InventedVolunteer[] = [
  at('Asha Jadhav', 'asha.jadhav', 'Mumbai', 77, 421, 0),
  at('Ravi Bhoye', 'ravi.bhoye', 'Palghar', 61, 419, 0),
  at('Farida Shaikh', 'farida.shaikh', 'Mumbai', 46, 402, 1),
  at('Sunil Gavit', 'sunil.gavit', 'Palghar', 38, 331, 0),
  at('Priya Subramanian', 'priya.subramanian', 'Pune', 33, 305, 2),
  at('Mahesh Bairwa', 'mahesh.bairwa', 'Jaipur', 30, 287, 1),
  at('Kavita Kerketta', 'kavita.kerketta', 'Khunti', 24, 262, 11),
  at('Imran Ansari', 'imran.ansari', 'Varanasi', 22, 244, 5),
  at('Selvi Murugan', 'selvi.murugan', 'Chennai', 15, 203, 19),
  at('Venkata Lakshmi Narasimha Rao Pothukuchi', 'lakshmi.pothukuchi', 'Hyderabad', 11, 181, 38),
  at('Harpreet Kaur Sandhu', 'harpreet.sandhu', 'Ludhiana', 6, 96, 33),
  at('नंदिनी देशपांडे', 'nandini.deshpande', 'Pune', 5, 10, 0),
  at('Arjun Mondal', 'arjun.mondal', 'Kolkata', 0, 2, 2),
  { ...at('Vinod Sahu', 'vinod.sahu', 'Patna', 13, 388, 214), switchedOff: 171 },
  { ...at('Rekha Solanki', 'rekha.solanki', 'Ahmedabad', 17, 379, 128), deleted: 117 },
];

function at(
  name: string,
  mailbox: string,
  city: string,
  entries: number,
  joined: number,
  until: number,
): InventedVolunteer {
  return { name, email: `${mailbox}@adhyay.example`, city, entries, joined, until };
}
