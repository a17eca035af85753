import type { Messages } from '../messages.ts';

export const account: Messages['account'] = {
  welcomeBack: 'आपका फिर से स्वागत है',
  signInIntro: 'अपने स्वयंसेवक कक्ष में जाने के लिए ईमेल और पासवर्ड लिखें',
  email: 'ईमेल',
  password: 'पासवर्ड',
  signIn: 'अंदर जाएँ',
  signingIn: 'खुल रहा है...',
  signInOffline: 'अभी नेटवर्क नहीं है। अंदर जाने के लिए नेटवर्क चाहिए।',
  changeYourPassword: 'अपना पासवर्ड बदलें',
  changeYourPasswordNote: '(अपना पासवर्ड बदलें)',
  changePassword: 'पासवर्ड बदलें',
  changingPassword: 'बदला जा रहा है...',
  signedInAs: (name) => (
    <>आप {name} के नाम से अंदर हैं। जहाँ-जहाँ आप पहले से अंदर हैं, वहाँ फिर से पासवर्ड लिखना होगा।</>
  ),
  currentPassword: 'अभी का पासवर्ड',
  newPassword: 'नया पासवर्ड',
  passwordHint: (min) => `पासवर्ड में कम से कम ${min} अक्षर हों`,
  passwordChanged: 'आपका पासवर्ड बदल गया है',
  whereSignedIn: 'आप कहाँ-कहाँ अंदर हैं',
  here: 'यही फ़ोन या कंप्यूटर',
  unknownDevice: 'अनजान फ़ोन या कंप्यूटर',
  signedInAt: (time) => `अंदर आए: ${time}`,
  lastUsed: (time) => `आख़िरी इस्तेमाल: ${time}`,
  signOut: 'बाहर जाएँ',
  signOutElsewhere: 'बाकी सब जगह से बाहर जाएँ',
  signingOut: 'बाहर जा रहे हैं...',
  signedOutElsewhere: 'अब आप सिर्फ़ यहीं अंदर हैं',
};
