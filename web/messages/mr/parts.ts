import type { Messages } from '../messages.ts';

export const parts: Messages['parts'] = {
  back: 'मागे',
  search: 'शोधा',
  tryAgain: 'पुन्हा प्रयत्न करा',
  tryingAgain: 'पुन्हा प्रयत्न होत आहे...',
  leave: 'तरीही जा',
  deletion: {
    Survey: { title: 'ही नोंद हटवायची?', confirm: 'नोंद हटवा' },
    Query: { title: 'ही विचारणा हटवायची?', confirm: 'विचारणा हटवा' },
    Volunteer: { title: 'या स्वयंसेवकांना हटवायचे?', confirm: 'स्वयंसेवकांना हटवा' },
  },
  deleting: 'हटवत आहे...',
};
