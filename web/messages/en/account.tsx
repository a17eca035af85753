import type { ReactNode } from 'react';

export const account = {
  welcomeBack: 'Welcome Back',
  signInIntro: 'Sign in to access your volunteer dashboard',
  email: 'Email',
  password: 'Password',
  signIn: 'Sign in',
  signingIn: 'Signing in...',
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
};
