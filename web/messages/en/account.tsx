import type { ReactNode } from 'react';

export const account = {
  welcomeBack: 'Welcome Back',
  signInIntro: 'Sign in to access your volunteer dashboard',
  email: 'Email',
  password: 'Password',
  signIn: 'Sign in',
  signingIn: 'Signing in...',
  forgotten: 'Forgotten it? An admin can send you a link for a new password.',
  setPassword: {
    title: 'Choose your password',
    about: (name?: string) =>
      `For ${name ? `the account of ${name}` : 'your account'} at the desk. You alone will know it.`,
    save: 'Save password',
    saving: 'Saving...',
    done: 'Your password is saved. Sign in with it.',
  },
  notForThisAccount: 'Your account may not open that page. Sign in with one that may, or go back.',
  signInOffline: 'There is no network now. Signing in needs one.',
  changeYourPassword: 'Change your password',
  changeYourPasswordNote: '(change your password)',
  changePassword: 'Change Password',
  changingPassword: 'Changing...',
  signedInAs: (name: ReactNode) => (
    <>
      You are signed in as {name}. Wherever else you are signed in, you will have to sign in again.
    </>
  ),
  currentPassword: 'Current password',
  newPassword: 'New password',
  passwordHint: (min: number) => `Password must be at least ${min} characters long`,
  passwordChanged: 'Your password is changed',
  whereSignedIn: 'Where you are signed in',
  here: 'This device',
  unknownDevice: 'Unknown device',
  signedInAt: (time: string) => `Signed in: ${time}`,
  lastUsed: (time: string) => `Last used: ${time}`,
  signOut: 'Sign out',
  signOutElsewhere: 'Sign out everywhere else',
  signingOut: 'Signing out...',
  signedOutElsewhere: 'You are signed in on this device only',
  secondFactor: {
    title: 'Sign in with a code',
    about:
      'Besides your password, signing in then asks for a code that an app on your phone shows. Whoever learns your password still cannot sign in.',
    isOn: (codesLeft: number) =>
      `Signing in asks for a code. ${codesLeft === 1 ? '1 recovery code is' : `${codesLeft} recovery codes are`} left.`,
    renew: 'New recovery codes',
    renewText: 'The earlier ones are worth nothing then.',
    openApp: 'Open an app on this phone',
    turnOn: 'Turn on',
    turnOff: 'Turn off',
    working: 'One moment...',
    scan: 'Scan this with an authenticator app on your phone, or type the key into it. Then write here the code that it shows.',
    qrCode: 'QR code with the key',
    code: 'Code',
    confirm: 'Confirm',
    codesTitle: 'Your recovery codes',
    codesText:
      'Each signs you in once without the app. They are shown only now: write them down or print them, and keep them away from the phone.',
    copy: 'Copy',
    copied: 'The codes are copied',
    notCopied: 'They could not be copied. Please write them down.',
    kept: 'I have kept them',
    turnedOn: 'Signing in now asks for a code',
    turnedOff: 'Signing in no longer asks for a code',
    signInCode: 'Code',
    signInHint: 'From the app on your phone, or one of your recovery codes',
  },
};
