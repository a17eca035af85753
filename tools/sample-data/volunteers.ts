// The demo's volunteers. Days are counted back from today.

export interface SampleVolunteer {
  name: string;
  email: string;
  city: string;
  entries: number;
  joined: number;
  /** The last day on which they created an entry. */
  until: number;
  /** The day on which the admin deactivated or deleted the account. */
  deactivated?: number;
  deleted?: number;
}

export const SAMPLE_ADMIN = {
  name: 'Meera Kulkarni',
  phone: '5098120034',
  city: 'Pune',
  entries: 6,
};

export const SAMPLE_VOLUNTEERS: readonly SampleVolunteer[] = [
  volunteer('Asha Jadhav', 'asha.jadhav', 'Mumbai', 77, 421, 0),
  volunteer('Ravi Bhoye', 'ravi.bhoye', 'Palghar', 61, 419, 0),
  volunteer('Farida Shaikh', 'farida.shaikh', 'Mumbai', 46, 402, 1),
  volunteer('Sunil Gavit', 'sunil.gavit', 'Palghar', 38, 331, 0),
  volunteer('Priya Subramanian', 'priya.subramanian', 'Pune', 33, 305, 2),
  volunteer('Mahesh Bairwa', 'mahesh.bairwa', 'Jaipur', 30, 287, 1),
  volunteer('Kavita Kerketta', 'kavita.kerketta', 'Khunti', 24, 262, 11),
  volunteer('Imran Ansari', 'imran.ansari', 'Varanasi', 22, 244, 5),
  volunteer('Selvi Murugan', 'selvi.murugan', 'Chennai', 15, 203, 19),
  volunteer(
    'Venkata Lakshmi Narasimha Rao Pothukuchi',
    'lakshmi.pothukuchi',
    'Hyderabad',
    11,
    181,
    38,
  ),
  volunteer('Harpreet Kaur Sandhu', 'harpreet.sandhu', 'Ludhiana', 6, 96, 33),
  volunteer('नंदिनी देशपांडे', 'nandini.deshpande', 'Pune', 5, 10, 0),
  volunteer('Arjun Mondal', 'arjun.mondal', 'Kolkata', 0, 2, 2),
  { ...volunteer('Vinod Sahu', 'vinod.sahu', 'Patna', 13, 388, 214), deactivated: 171 },
  { ...volunteer('Rekha Solanki', 'rekha.solanki', 'Ahmedabad', 17, 379, 128), deleted: 117 },
];

function volunteer(
  name: string,
  mailbox: string,
  city: string,
  entries: number,
  joined: number,
  until: number,
): SampleVolunteer {
  return { name, email: `${mailbox}@adhyay.example`, city, entries, joined, until };
}
