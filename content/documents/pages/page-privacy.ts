import { defineDocument } from '#domain/website/document.ts';
import { group, line, list, prose } from '#domain/website/fields/fields.ts';
import { openingFields, searchFields } from './page-parts.ts';

const QUERY_HINT = '{query_email} shows the e-mail for queries';

/**
 * True of the site as delivered behind the web server of deploy/, whose log has the visitors' addresses. A trust
 * that keeps another log, uses an outside form service (FORM_ENDPOINT), has enquiries mailed (SMTP_URL) or counts
 * visitors must say so here.
 */
export const pagePrivacy = defineDocument({
  name: 'page-privacy',
  title: 'Privacy',
  section: 'pages',
  path: '/privacy',
  schema: 1,
  fields: {
    opening: openingFields,
    asked: group('What is asked', {
      heading: line('Heading', 60),
      intro: prose('Text', 310),
      items: list(
        'Answers',
        'Answer',
        group('Answer', { title: line('What is asked', 30), text: prose('Why', 120) }),
        [1, 8],
      ),
    }),
    sections: list(
      'Sections',
      'Section',
      group('Section', {
        heading: line('Heading', 50),
        text: prose('Paragraphs', 1500, { paragraphs: 6 }),
      }),
      [1, 8],
    ),
    rights: group('Rights', {
      heading: line('Heading', 40),
      intro: prose('Sentence', 150, { hint: QUERY_HINT }),
      items: list('Rights', 'Right', prose('Right', 170), [1, 10]),
      note: prose('Note', 140),
      contact: line('Link to Contact us', 30),
    }),
    search: searchFields,
  },
  defaults: {
    en: {
      opening: {
        picture: 'sealed-letter-opening.webp',
        heading: 'Privacy',
        lede: 'What this site asks of you, what becomes of it, and how you get it back. It is a notice under India’s Digital Personal Data Protection Act, 2023, in words that can be read at one go.',
      },
      asked: {
        heading: 'What the contact form asks, and why',
        intro:
          'Five things, all typed by you. Beside them the time is kept, and for a day a keyed mark of the line that they came over, so that no machine can flood us. The mark cannot be turned back into an address.',
        items: [
          {
            title: 'Name',
            text: 'to know how to address you in the answer',
          },
          {
            title: 'Phone',
            text: 'to call you back when a matter is easier said than written',
          },
          {
            title: 'Email',
            text: 'to send you the answer',
          },
          {
            title: 'Address',
            text: 'to find the chapter, or the colleague, nearest to you',
          },
          {
            title: 'Message',
            text: 'because it is what you want from us',
          },
        ],
      },
      sections: [
        {
          heading: 'What happens to it',
          text: 'Your query is kept in the trust’s own database, on the trust’s own server. The admins of the trust read it in order to answer you. It is used for that and for nothing else: no newsletter, no list, no sale.\n\nIt stays there until an admin deletes it, and an admin deletes it when you ask. If you ask about your own data, a register notes that, with your name, where our answer went and what was done. This note stays, so that we can show that you were answered.',
        },
        {
          heading: 'Volunteering and receipts',
          text: 'The form for volunteers asks how to reach you, where you live, what you would like to do and when. The request for a receipt asks for your name, address and e-mail, for the gift’s date, amount and reference and, if you want a deduction, for your PAN. The PAN is stored encrypted and shown masked, and every look at the whole number is recorded.\n\nGifts and their receipts stay in the trust’s register, because the tax law asks for it. Gifts under 80G are reported to the tax department once a year.',
        },
        {
          heading: 'Cookies, trackers, others',
          text: 'None. These pages set no cookie, count no visitor and load nothing from anywhere else: letters, pictures and script all come from this site.\n\nThe server notes which internet address asked for which page, and when, and keeps that for 180 days, as India’s CERT-In asks, so that an attack can be looked into. What you write is not in it.\n\nLinks to social networks, forms and partners open in a new tab. From there on their rules hold, and not ours.',
        },
        {
          heading: 'The survey desk',
          text: 'Volunteers of the trust record surveys in a part of this site that needs a sign-in. There the trust keeps what a family has told a volunteer: names, ages, addresses, school or work, and identity numbers. The volunteer who wrote the entry and the admins can read it.\n\nAadhaar and other document numbers are encrypted and shown masked; every look at a whole Aadhaar number is recorded. A signed-in browser keeps a key for the session in its own storage, and logging out removes it.\n\nAn entry that a volunteer has begun and not yet submitted stays on the device on which it is typed, so that nothing is lost by a bad line: for that volunteer’s account only, identity numbers never unencrypted, and for seven days after it was last touched.',
        },
      ],
      rights: {
        heading: 'Your rights',
        intro:
          'Write to {query_email}, or in the contact form itself, and say which of these you want:',
        items: [
          'to see what we hold about you;',
          'to have it corrected or completed;',
          'to withdraw your consent and have it deleted, as easily as you gave it;',
          'to name somebody who may do this for you if you no longer can;',
          'to complain. If our answer does not settle the matter, you may take it to the Data Protection Board of India.',
        ],
        note: 'If you are under eighteen, ask a parent or guardian to write for you.',
        contact: 'Write to us',
      },
      search: {
        title: 'Privacy | {short_name}',
        description:
          'What the site asks of you and why, who reads it, how long it is kept, and how to have it removed. No cookies, no trackers.',
      },
    },
  },
});
