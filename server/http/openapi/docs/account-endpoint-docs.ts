import type { EndpointDocs } from './endpoint-docs-schema.ts';

export const accountEndpointDocs = {
  signIn: {
    tag: 'Sessions',
    summary: 'Sign in',
    description:
      'Gives a token for the other calls. A volunteer’s lives 7 days and 12 hours without use, an admin’s 12 hours and 2 (unless the operator has set others). An unknown address and a wrong password are refused in the same words. An account with a second factor also needs the code of its app, or one of its recovery codes: without one the answer is codeRequired.',
    example: { email: 'asha@trust.example', password: 'walks far' },
    requiredFields: ['email', 'password'],
    failures: [
      'wrongSignIn',
      'accountInactive',
      'codeRequired',
      'wrongCode',
      'tooManyAttempts',
      'dailyLimitReached',
    ],
  },
  signOut: {
    tag: 'Sessions',
    summary: 'Sign out',
    description: 'Ends the session of the token that is sent, and no other.',
  },
  listOwnSessions: {
    tag: 'Sessions',
    summary: 'List active sessions',
    description:
      'The one of the request, then the last used first. user_agent is what the browser sent at sign-in.',
  },
  endOtherSessions: {
    tag: 'Sessions',
    summary: 'Revoke other sessions',
    description: 'Asks for the password. The session of the request stays.',
    example: { current_password: 'walks far' },
    requiredFields: ['current_password'],
    failures: ['tooManyAttempts'],
  },
  endSessionsOfVolunteer: {
    tag: 'Volunteers',
    summary: 'Revoke a volunteer’s sessions',
    description:
      'As for a lost phone. The password stays. One’s own sessions are ended with the password instead.',
    failures: ['volunteerNotFound'],
  },
  createVolunteerPasswordLink: {
    tag: 'Volunteers',
    summary: 'Create a password reset link',
    description:
      'For a new volunteer, or one who has forgotten it, so that no admin knows it. The address is /volunteer/login#password=TOKEN. It works once, for 48 hours, and ends earlier with a newer link, a change of the password or the e-mail, a deactivation, a deletion, and the end of the account’s sessions. Not for accounts of admins. The audit log says who made it.',
    failures: ['volunteerNotFound', 'accountInactive'],
  },
  readPasswordLink: {
    tag: 'Sessions',
    summary: 'Read a password reset link',
    description: 'Before the password is typed. The link stays as it is.',
    example: { token: '17.1795000000000.…' },
    requiredFields: ['token'],
    failures: ['passwordLinkEnded', 'tooManyAttempts'],
  },
  setPasswordByLink: {
    tag: 'Sessions',
    summary: 'Reset a password with a link',
    description:
      'Ends all sessions of the account; the second factor stays. The answer has the e-mail address to sign in with. False tokens are limited as those of sessions are.',
    example: { token: '17.1795000000000.…', new_password: 'walks far' },
    requiredFields: ['token', 'new_password'],
    failures: ['passwordLinkEnded', 'tooManyAttempts'],
  },
  readSecondFactor: {
    tag: 'Sessions',
    summary: 'Read the state of two-factor authentication',
    description: 'And how many recovery codes are unused.',
  },
  beginSecondFactor: {
    tag: 'Sessions',
    summary: 'Start two-factor set-up',
    description:
      'Asks for the password. Gives the secret for an app that makes codes (RFC 6238: SHA-1, six digits, thirty seconds), also as an otpauth address for a QR code. Nothing changes until a code confirms it.',
    example: { current_password: 'walks far' },
    requiredFields: ['current_password'],
    failures: ['secondFactorEnabled', 'tooManyAttempts', 'volunteerNotFound'],
  },
  confirmSecondFactor: {
    tag: 'Sessions',
    summary: 'Confirm two-factor set-up',
    description:
      'Needs the code that the app shows. The reply has ten recovery codes, each for one sign-in without the app; they are never shown again.',
    example: { code: '123 456' },
    requiredFields: ['code'],
    failures: ['secondFactorEnabled', 'secondFactorNotBegun', 'tooManyAttempts'],
  },
  renewRecoveryCodes: {
    tag: 'Sessions',
    summary: 'Renew recovery codes',
    description: 'Asks for the password. The earlier ones are worth nothing then.',
    example: { current_password: 'walks far' },
    requiredFields: ['current_password'],
    failures: ['secondFactorNotBegun', 'tooManyAttempts'],
  },
  removeSecondFactor: {
    tag: 'Sessions',
    summary: 'Disable two-factor authentication',
    description: 'Asks for the password.',
    example: { current_password: 'walks far' },
    requiredFields: ['current_password'],
    failures: ['tooManyAttempts'],
  },
  removeSecondFactorOfVolunteer: {
    tag: 'Volunteers',
    summary: 'Disable a volunteer’s second factor',
    description:
      'For somebody who has lost the app and the recovery codes. The password is the sender’s own.',
    example: { current_password: 'walks far' },
    requiredFields: ['current_password'],
    failures: ['volunteerNotFound', 'tooManyAttempts'],
  },
  changeOwnPassword: {
    tag: 'Sessions',
    summary: 'Change one’s own password',
    description: 'Asks for the current one. Every other session of the account ends at once.',
    example: { current_password: 'walks far', new_password: 'walks further' },
    requiredFields: ['current_password', 'new_password'],
    failures: ['volunteerNotFound'],
  },
  changeOwnLanguage: {
    tag: 'Sessions',
    summary: 'Set one’s own language',
    description:
      'Of the screens: en, hi or mr. Kept with the account. Until one is chosen, sign-in answers with the first of these in Accept-Language.',
    example: { language: 'hi' },
    requiredFields: ['language'],
  },
} satisfies Record<string, EndpointDocs>;
