// Donations of invented donors, with their age in days. The fourth letter of a PAN is its holder's kind; X is none.
import type { PaymentMode } from '#domain/donations/donation.ts';

interface Donor {
  name: string;
  address: string;
  /** Empty without one; a gift with a number is under section 80G. */
  pan: string;
}

export interface SampleDonation {
  daysAgo: number;
  rupees: number;
  mode: PaymentMode;
  reference: string;
  purpose: string;
  donor: Donor;
  /** The reason. */
  cancelled?: string;
}

const VASUDHA = donor('Vasudha Joshi', 'Model Colony, Pune 411016', 'QZRXM0123K');
const SUDHA = donor('Dr. Sudha Venkatesan', 'Adyar, Chennai 600020', 'TTLXV0481P');
const LAKSHMI = donor('Lakshmi R', 'Velachery, Chennai 600042');
const TOOLS = donor('Sahyadri Tools (partners)', 'Bhosari MIDC, Pune 411026', 'SHYXF0911T');
const HARBHAJAN = donor('Harbhajan Sandhu', 'Civil Lines, Ludhiana 141001', 'HBNXS0275R');
const TANYA = donor('Tanya Arora', 'Civil Lines, Ludhiana 141001', 'ARTXA0302L');
const STATIONERS = donor('Navneet Stationers', 'Dadar East, Mumbai 400014');
const ROTARY = donor('Rotary friends of Thane', 'Naupada, Thane 400602', 'RTYXT0645G');
const RITU = donor('Ritu Malhotra', '12 Lake Road, Hadapsar, Pune 411028', 'RTMXM0138D');
const ANTHONY = donor('Anthony Pereira', 'Near Church, Bordi, Dahanu 401701', 'ATPXP0566N');

const UNPAID = 'The cheque came back unpaid';

export const SAMPLE_DONATIONS: readonly SampleDonation[] = [
  gift(402, 25_000, 'bank', 'NEFT 000402117', 'Education', VASUDHA),
  gift(371, 1500, 'upi', '400371882910', 'WASH', donor('Imtiaz Shaikh', 'Kondhwa, Pune')),
  gift(340, 5000, 'cheque', 'Cheque 000118', '', SUDHA),
  gift(318, 2000, 'upi', '400318004417', 'Second Innings', LAKSHMI),
  gift(296, 100_000, 'bank', 'RTGS 000296003', 'Education', TOOLS),
  gift(262, 501, 'cash', '', '', donor('सुरेश पवार', 'घोटी, इगतपुरी, नाशिक')),
  gift(240, 2000, 'upi', '400240118226', 'Second Innings', LAKSHMI),
  gift(211, 12_000, 'bank', 'NEFT 000211664', 'WASH', HARBHAJAN),
  gift(188, 3500, 'kind', 'Note of 40 slates', 'Education', STATIONERS),
  gift(163, 5000, 'upi', '400163550127', 'Community Immersion Initiatives', TANYA),
  gift(144, 1100, 'cash', '', '', donor('Baban Gaikwad', 'Vikhroli West, Mumbai 400079')),
  gift(121, 50_000, 'bank', 'NEFT 000121903', 'WASH', ROTARY),
  gift(97, 2000, 'upi', '400097311845', 'Second Innings', LAKSHMI),
  gift(76, 1500, 'upi', '400076220918', 'Education', RITU),
  { ...gift(52, 7500, 'cheque', 'Cheque 000742', '', ANTHONY), cancelled: UNPAID },
  gift(31, 500, 'upi', '400031904476', 'WASH', donor('रमेश यादव', 'फूलपुर, पिंडरा, वाराणसी')),
  gift(16, 21_000, 'bank', 'NEFT 000016225', 'Education', VASUDHA),
  gift(6, 1500, 'upi', '400006118734', '', donor('Snehal Bhagat', 'Vikhroli West, Mumbai')),
];

function donor(name: string, address: string, pan = ''): Donor {
  return { name, address, pan };
}

function gift(
  daysAgo: number,
  rupees: number,
  mode: PaymentMode,
  reference: string,
  purpose: string,
  donor: Donor,
): SampleDonation {
  return { daysAgo, rupees, mode, reference, purpose, donor };
}
