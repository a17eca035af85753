// Everything that only the trust itself can say. Replace the values here and nowhere else.
// Until then each one is a visible placeholder: no stranger can be called or paid through it.

export interface TrustDetail {
  readonly text: string;
  readonly placeholder: boolean;
}

const placeholder = (text: string): TrustDetail => ({ text, placeholder: true });

export const site = {
  name: 'Adhyay Trust',
  shortName: 'Adhyay',
  hindiName: 'अध्याय',
  tagline: 'Where Potential Finds Purpose',
  secondTagline: 'Unveiling Potential, One Chapter at a Time',

  phone: placeholder('+91 00000 00000'),
  email: 'hello@adhyay.example',
  queryEmail: 'query@adhyay.example',
  careersEmail: 'careers@adhyay.example',
  /** Who reads of faults in the program: told in /.well-known/security.txt. */
  securityContact: placeholder('security@adhyay.example'),
  personalContact: placeholder('Outreach coordinator'),

  // The front doors of the networks; the trust puts its own pages here.
  socialLinks: [
    { name: 'Facebook', url: 'https://www.facebook.com/' },
    { name: 'Twitter', url: 'https://x.com/' },
    { name: 'Instagram', url: 'https://www.instagram.com/' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/' },
  ],
  // Forms that are kept elsewhere. These addresses belong to nobody.
  forms: {
    placeholder: true,
    changemaker: 'https://forms.example/changemaker',
    team: 'https://forms.example/team',
    event: 'https://forms.example/event',
  },
  poweredBy: { name: 'our web partner', url: 'https://example.com/' },
} as const;
