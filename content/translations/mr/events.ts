import type { ValuesOf } from '#domain/website/fields.ts';
import type { events as document } from '../../documents/events.ts';

export const events: ValuesOf<(typeof document)['fields']> = {
  opening: {
    picture: 'events-opening.webp',
    heading: '{short_name}: मेळावे',
    lede: 'आमच्या बहुतेक बैठका छोट्या असतात, जवळ असतात, आणि येणाऱ्या सगळ्यांसाठी खुल्या असतात.',
  },
  list: {
    heading: 'खास मेळावे',
    intro:
      'दर हंगामात परत येणाऱ्या पाच प्रकारच्या भेटी. तारीख प्रत्येक अध्याय स्वतः ठरवतो, कॅलेंडर बघून नाही, हवामान बघून.',
    join: 'सोबत या',
    join_spoken: 'मेळावा:',
  },
  items: [
    {
      name: 'पाण्याचा दिवस',
      title: 'ज्या विहिरीचे पाणी पितात, ती तेच लोक साफ करतात, तपासतात आणि झाकतात',
      program: 'WASH',
      date: '',
      time: '',
      place: '',
      picture: 'event-water-day.webp',
    },
    {
      name: 'गोष्टींची बैठक',
      title: 'मोठे सांगतात, छोटे विचारतात, आणि चहा दोनदा फिरतो',
      program: 'दुसरी इनिंग',
      date: '',
      time: '',
      place: '',
      picture: 'event-story-circle.webp',
    },
    {
      name: 'कारागिरांचा मेळा',
      title: 'टेबलाच्या या बाजूला कारागीर, त्या बाजूला गिऱ्हाईक, आणि मध्ये कोणी नाही',
      program: 'कलेला नवी उभारी',
      date: '',
      time: '',
      place: '',
      picture: 'event-craft-fair.webp',
    },
    {
      name: 'रोपे लावण्याचा दिवस',
      title: 'पहिल्या पावसाच्या अगदी आधी इथल्याच मातीची रोपे जमिनीत लागतात',
      program: 'धरतीची जाण',
      date: '',
      time: '',
      place: '',
      picture: 'event-tree-planting.webp',
    },
    {
      name: 'धोरणाची संध्याकाळ',
      title: 'एक प्रश्न, त्यावर काम केलेला एक पाहुणा, आणि फाइल वाचून आलेले सगळे',
      program: 'स्वप्नांची नवी सुरुवात',
      date: '',
      time: '',
      place: '',
      picture: 'event-policy-evening.webp',
    },
  ],
  ask: {
    heading: 'तुमच्या जवळची पुढची तारीख विचारा',
    text: 'तुम्ही कुठे राहता आणि कशाला यायचे आहे, ते सांगा. जे लोक तो मेळावा घेतात, त्यांच्याशी तुमची गाठ घालून देऊ.',
    contact: 'आम्हाला विचारा',
    involved: 'स्वयंसेवक होऊन या',
  },
  search: {
    title: '{short_name}: मेळावे',
    description:
      'आमचे अध्याय भेटतात तेव्हा काय होते, कोण येऊ शकते, आणि तुमच्या जवळची पुढची तारीख कशी विचारायची.',
  },
};
