import type { Messages } from '../messages.ts';

export const parts: Messages['parts'] = {
  back: 'वापस',
  search: 'खोजें',
  tryAgain: 'फिर कोशिश करें',
  tryingAgain: 'फिर कोशिश हो रही है...',
  leave: 'फिर भी जाएँ',
  deletion: {
    Survey: { title: 'यह सर्वे हटाना है?', confirm: 'सर्वे हटाएँ' },
    Query: { title: 'यह पूछताछ हटानी है?', confirm: 'पूछताछ हटाएँ' },
    Volunteer: { title: 'इन स्वयंसेवक को हटाना है?', confirm: 'स्वयंसेवक को हटाएँ' },
  },
  deleting: 'हटाया जा रहा है...',
};
