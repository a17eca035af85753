// The home page's summary of the reasons. Their full text is in ideal-partner-reasons.ts, which only its
// own page downloads.
import { pictures } from '../pictures.ts';
export const idealPartner = {
  opening: pictures['partner-opening'],
  heading: "Why We're Your Ideal Partner",
  lede: 'For a CSR team, a department or a foundation that wants its money to be seen working.',
  contents: [
    { title: 'Chapter-based model', short: 'one place, one plan, one budget' },
    { title: 'Diverse funding model', short: 'CSR, grants and gifts side by side' },
    { title: 'Innovative approach', short: 'small trials before large spends' },
    { title: 'Network', short: 'people already trusted on the ground' },
    { title: 'Tailored solutions', short: 'fitted to district and season' },
    { title: 'Transparency', short: 'every rupee has a line in the report' },
  ],
} as const;

export type ReasonTitle = (typeof idealPartner.contents)[number]['title'];
