import type { Messages } from '../messages.ts';

export const websiteFiles: Messages['websiteFiles'] = {
  title: 'PDF',
  about: 'वेबसाइट के लिए अपलोड की गई सभी PDF। जो PDF सबके सामने नहीं होनी चाहिए, उसे यहाँ से वापस लें।',
  none: 'अभी कोई PDF अपलोड नहीं हुई',
  caption: 'PDF, सबसे नई पहले',
  name: 'नाम',
  uploaded: 'कब अपलोड हुई',
  namedIn: 'कहाँ लगी है',
  notNamed: 'कहीं नहीं लगी',
  scheduled: (title) => `${title} (समय तय)`,
  drafted: (title) => `${title} (मसौदा)`,
  withdraw: 'वापस लें',
  withdrawTitle: 'यह PDF वापस लें?',
  withdrawing: 'वापस ली जा रही है...',
  withdrawWarning: (name) => (
    <>
      {name} तुरंत और हमेशा के लिए हटा दी जाएगी, और सूचियों में नहीं दिखेगी। जो इसका पता या इसका लिंक खोलेंगे, वे
      पढ़ेंगे कि इसे वापस ले लिया गया है।
    </>
  ),
  usedIn: 'यह इन जगहों पर लगी है:',
  usedNowhere: 'यह किसी पन्ने या मसौदे में नहीं लगी है।',
  copies: 'जिन्होंने इसे डाउनलोड किया है, उनके पास यह रहेगी, और बैकअप में भी, जब तक वे हटाए नहीं जाते।',
  withdrawn: (name) => `${name} वापस ले ली गई`,
  stillNamed: (name) => `${name} वापस ले ली गई, पर इसका नाम अब भी यहाँ है:`,
  stillNamedNote: 'वहाँ दूसरी PDF चुनें या इसे हटाएँ, और प्रकाशित करें।',
};
