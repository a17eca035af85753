import { howHelpIsUsed } from './how-help-is-used.ts';

export const donationPage = {
  heading: 'Help us write the next chapter',
  lede: 'A transfer from any Indian bank account reaches us with the details below.',
  transferNote:
    'Write the chapter you want to help, such as “WASH”, in the transfer note. We never ask for an OTP or PIN.',
  use: { heading: howHelpIsUsed.heading, steps: howHelpIsUsed.steps },
};
