export const contact = {
  heading: 'Contact Us',
  welcome: "We're here to help you!",
  form: {
    heading: 'Query Form',
    intro:
      'Tell us what you need in a line or two. Every field is needed, so that the right person can reply to you.',
    notice:
      'Your name, phone, e-mail, address and message are used only to answer you. Ask us to remove them at any time by writing to the query e-mail above.',
    next: [
      'This page thanks you once the message is in.',
      'A person of the trust reads it.',
      'They answer by e-mail, or call you back.',
    ],
    notSent: 'Your query was not sent',
    stillHere: 'What you typed is still here.',
  },
  thanks: {
    heading: 'Thank you! Your message has been sent successfully.',
    text: 'Someone from the team will read it and write back to your e-mail.',
  },
} as const;
