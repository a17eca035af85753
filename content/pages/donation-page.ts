import { bank } from '../bank.ts';
import { pictures } from '../pictures.ts';

export const donationPage = {
  opening: pictures['donation-opening'],
  heading: 'Help us write the next chapter',
  lede: bank.published
    ? 'A transfer from any Indian bank account reaches us with the details below.'
    : 'This is where the trust’s bank account will stand. What you see now are placeholders: please do not pay anything to them.',
  note: {
    heading: 'What to write in the note',
    text: 'One name from the book’s eleven, just as it stands there. If all of them are dear to you, leave the note empty.',
    examples: ['WASH', 'Education', 'Second Innings'],
    safety: 'Nobody from the trust will ever ask you for an OTP, a PIN or a card number.',
  },
};
