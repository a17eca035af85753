// The trust's own details: replace the values here and nowhere else. Placeholders are marked on the pages,
// and nobody can be called or paid through them.

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
  /** Receives reports of vulnerabilities: published in /.well-known/security.txt. */
  securityContact: placeholder('security@adhyay.example'),
  personalContact: placeholder('Outreach coordinator'),

  // Home pages of the networks, for the trust to replace by its own pages.
  socialLinks: [
    { name: 'Facebook', url: 'https://www.facebook.com/' },
    { name: 'Twitter', url: 'https://x.com/' },
    { name: 'Instagram', url: 'https://www.instagram.com/' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/' },
  ],
  // Forms on other sites. These addresses are reserved (RFC 2606) and belong to nobody.
  forms: {
    placeholder: true,
    changemaker: 'https://forms.example/changemaker',
    team: 'https://forms.example/team',
    event: 'https://forms.example/event',
  },
  poweredBy: { name: 'our web partner', url: 'https://example.com/' },
} as const;
