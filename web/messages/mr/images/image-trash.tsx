import type { Messages } from '../../messages.ts';

export const imageTrash: Messages['imageTrash'] = {
  title: 'कचरापेटी',
  about: (days) => `हटवलेली आणि बदललेली चित्रे. प्रत्येक चित्र इथे ${days} दिवस राहते.`,
  empty: 'कचरापेटी रिकामी आहे',
  caption: 'कचरापेटी, सर्वांत नवीन आधी',
  removed: 'इथे कधी आले',
  keptUntil: 'कधीपर्यंत राहील',
  removedBy: {
    deleted: (name) => <>{name} यांनी हटवले</>,
    replaced: (name) => <>{name} यांनी याच्या जागी दुसरे लावले</>,
  },
  nameInUse: (name) => `हे परत आणल्यास सध्याचे ${name} कचरापेटीत जाईल.`,
  keptUntilDate: (date, onPhones) => (
    <>
      {date}
      {onPhones(' पर्यंत राहील')}
    </>
  ),
  restore: 'परत आणा',
  restored: (name) => `${name} परत आले`,
  restoredOverOther: (name) => `${name} परत आले. दुसरे आता कचरापेटीत आहे.`,

  erase: 'कायमचे हटवा',
  eraseTitle: 'हे चित्र कायमचे हटवायचे का?',
  erasing: 'हटवत आहे...',
  eraseWarning: (name) => <>{name} लगेच कचरापेटीतूनही जाईल. मग ते कोणालाही परत आणता येणार नाही.</>,
  erased: (name) => `${name} कायमचे हटवले`,
};
