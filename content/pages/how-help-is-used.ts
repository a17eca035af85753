export const howHelpIsUsed = {
  heading: 'How your help is used',
  lede: 'Every gift belongs to a chapter. You may choose which one.',
  steps: [
    {
      title: 'You name a chapter',
      text: 'Write its name in the transfer note, “WASH” for instance, and your gift stays with that chapter. A gift without a name goes where the season needs it.',
    },
    {
      title: 'It is spent where the chapter works',
      text: 'On the plain things of the field: pipes and saplings, slates and training days, and the neighbours who carry the work from house to house.',
    },
    {
      title: 'You may ask',
      text: 'Write to us with the date of your gift, and a person answers, not a machine. Volunteers, families and officials may ask as well.',
    },
  ],
};
