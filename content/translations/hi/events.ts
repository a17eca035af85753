import type { ValuesOf } from '#domain/website/fields.ts';
import type { events as document } from '../../documents/events.ts';

export const events: ValuesOf<(typeof document)['fields']> = {
  opening: {
    picture: 'events-opening.webp',
    heading: '{short_name} के आयोजन',
    lede: 'हमारी ज़्यादातर बैठकें छोटी होती हैं, पास में होती हैं, और सबके लिए खुली रहती हैं।',
  },
  list: {
    heading: 'ख़ास आयोजन',
    intro:
      'पाँच तरह के मेल-जोल, जो हर मौसम में लौटते हैं। तारीख़ हर अध्याय ख़ुद तय करता है, कैलेंडर देखकर नहीं, मौसम देखकर।',
    join: 'शामिल हों',
    join_spoken: 'आयोजन:',
  },
  items: [
    {
      name: 'पानी का दिन',
      title: 'जो लोग कुएँ का पानी पीते हैं, वही उसे साफ़ करते, जाँचते और ढकते हैं',
      program: 'WASH',
      date: '',
      time: '',
      place: '',
      picture: 'event-water-day.webp',
    },
    {
      name: 'क़िस्सों की बैठक',
      title: 'बड़े सुनाते हैं, छोटे पूछते हैं, और चाय दो बार घूमती है',
      program: 'दूसरी पारी',
      date: '',
      time: '',
      place: '',
      picture: 'event-story-circle.webp',
    },
    {
      name: 'हुनर मेला',
      title: 'मेज़ के इस पार कारीगर, उस पार ख़रीदार, और बीच में कोई नहीं',
      program: 'हुनर में नई जान',
      date: '',
      time: '',
      place: '',
      picture: 'event-craft-fair.webp',
    },
    {
      name: 'पौधे लगाने का दिन',
      title: 'पहली बारिश से ठीक पहले यहीं की मिट्टी के पौधे ज़मीन में लगते हैं',
      program: 'धरती की समझ',
      date: '',
      time: '',
      place: '',
      picture: 'event-tree-planting.webp',
    },
    {
      name: 'नीति की शाम',
      title: 'एक सवाल, उस पर काम कर चुका एक मेहमान, और सब लोग फ़ाइल पढ़कर आए हुए',
      program: 'सपनों की वापसी',
      date: '',
      time: '',
      place: '',
      picture: 'event-policy-evening.webp',
    },
  ],
  ask: {
    heading: 'अपने पास की अगली तारीख़ पूछिए',
    text: 'बताइए, आप कहाँ रहते हैं और किसमें आना चाहते हैं। जो लोग वह आयोजन करते हैं, उनसे हम आपको मिला देंगे।',
    contact: 'हमसे पूछें',
    involved: 'स्वयंसेवक बनकर आएँ',
  },
  search: {
    title: '{short_name} के आयोजन',
    description:
      'हमारे अध्याय जब मिलते हैं तो क्या होता है, कौन आ सकता है, और अपने पास की अगली तारीख़ कैसे पूछें।',
  },
};
