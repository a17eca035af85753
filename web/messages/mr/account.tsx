import type { Messages } from '../messages.ts';

export const account: Messages['account'] = {
  welcomeBack: 'पुन्हा स्वागत आहे',
  signInIntro: 'आपल्या स्वयंसेवक कक्षात येण्यासाठी ईमेल आणि पासवर्ड लिहा',
  email: 'ईमेल',
  password: 'पासवर्ड',
  signIn: 'आत या',
  signingIn: 'उघडत आहे...',
  signInOffline: 'आत्ता नेटवर्क नाही. आत येण्यासाठी नेटवर्क लागते.',
  changeYourPassword: 'आपला पासवर्ड बदला',
  changeYourPasswordNote: '(आपला पासवर्ड बदला)',
  changePassword: 'पासवर्ड बदला',
  changingPassword: 'बदलत आहे...',
  signedInAs: (name) => (
    <>आपण {name} या नावाने आत आहात. इतर ठिकाणी आपण आत असाल, तर तिथे पुन्हा पासवर्ड लिहावा लागेल.</>
  ),
  currentPassword: 'सध्याचा पासवर्ड',
  newPassword: 'नवीन पासवर्ड',
  passwordHint: (min) => `पासवर्डमध्ये किमान ${min} अक्षरे हवीत`,
  passwordChanged: 'आपला पासवर्ड बदलला आहे',
  whereSignedIn: 'आपण कुठे कुठे आत आहात',
  here: 'हाच फोन किंवा संगणक',
  unknownDevice: 'अनोळखी फोन किंवा संगणक',
  signedInAt: (time) => `आत आलात: ${time}`,
  lastUsed: (time) => `शेवटचा वापर: ${time}`,
  signOut: 'बाहेर पडा',
  signOutElsewhere: 'बाकी सर्व ठिकाणांहून बाहेर पडा',
  signingOut: 'बाहेर पडत आहे...',
  signedOutElsewhere: 'आता आपण फक्त इथेच आत आहात',
};
