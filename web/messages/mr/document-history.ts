import type { Messages } from '../messages.ts';

export const documentHistory: Messages['documentHistory'] = {
  historyOf: (title) => `इतिहास: ${title}`,
  everyVersion: (language) => `प्रत्येक प्रकाशित आवृत्ती ठेवली जाते: ${language}`,
  version: (number) => `आवृत्ती ${number}`,
  versionOf: (title, version) =>
    version === 0 ? `${title}, पहिले शब्द` : `${title}, आवृत्ती ${version}`,
  versionNote: 'हे शब्द तेव्हा जसे होते तसे. बाकी सर्व शब्द आजचे आहेत.',
  publishedBy: (name, at) => `${name}, ${at}`,
  onSite: 'संकेतस्थळावर',
  asDelivered: 'संकेतस्थळ सुरुवातीला होते तसे',
  compare: 'तुलना',
  whatItChanged: 'काय बदलले',
  againstSite: 'आजच्या संकेतस्थळाशी',
  noDifference: 'काहीही फरक नाही',
  revertNote: (version) =>
    version === 0
      ? 'याने पहिल्या शब्दांचा मसुदा तयार होईल. प्रकाशित करेपर्यंत संकेतस्थळ बदलणार नाही.'
      : `याने आवृत्ती ${version} चा मसुदा तयार होईल. प्रकाशित करेपर्यंत संकेतस्थळ बदलणार नाही.`,
  isReverted: (title, version) =>
    `${title}: मसुदा आता ${version === 0 ? 'पहिल्या शब्दांसारखा' : `आवृत्ती ${version} सारखा`} आहे`,
  replaceDraft: 'मसुद्याच्या जागी ही आवृत्ती ठेवायची?',
  replaceDraftNote: (version) =>
    `एक मसुदा अजून प्रकाशित झालेला नाही. त्याच्या शब्दांच्या जागी ${version === 0 ? 'पहिले शब्द' : `आवृत्ती ${version} चे शब्द`} येतील.`,
};
