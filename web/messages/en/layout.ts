import type { Disk } from '#domain/monitoring/disk-schema.ts';
import { plural } from '../plural.ts';

export const layout = {
  skip: 'Skip to content',
  website: 'View site',
  logout: 'Logout',
  help: 'Help and contact',
  publicWebsite: 'Public website',
  language: 'Language',
  titles: {
    signIn: 'Sign in',
    editVolunteer: 'Edit Volunteer',
    viewVolunteer: 'Volunteer details',
    images: 'Image Manager',
    statistics: 'Statistics',
    privacy: 'Privacy',
    privacyNotice: 'Privacy notice',
    privacyRequest: 'Privacy request',
    newPrivacyRequest: 'Record a privacy request',
    editPrivacyRequest: 'Edit privacy request',
    auditLog: 'Audit log',
    donations: 'Donations',
    donation: 'Gift',
    newDonation: 'Record a gift',
    editDonation: 'Edit gift',
    website: 'Website',
    admin: 'Admin Dashboard',
    editSurvey: 'Edit Survey',
    viewSurvey: 'Survey details',
    toSend: 'To send',
    dashboard: 'Volunteer Dashboard',
  },
  loading: {
    editVolunteer: 'Loading volunteer data...',
    viewVolunteer: 'Loading volunteer details...',
    images: 'Loading images...',
    statistics: 'Counting the entries...',
    privacy: 'Loading privacy requests...',
    auditLog: 'Loading the audit log...',
    donations: 'Loading donations...',
    website: 'Loading the website...',
    survey: 'Loading survey details...',
    surveys: 'Loading survey entries...',
    dashboard: 'Loading the dashboard...',
    other: 'Loading...',
  },
  update: { ready: 'A new version is ready', apply: 'Use it now' },
  notFound: { title: 'This page does not exist', home: 'Go to the dashboard' },
  disk: {
    holds: { data: 'data', backups: 'backups' } satisfies Record<Disk['holds'], string>,
    full: (holds: string, percent: number) => `The disk with the ${holds} is ${percent} % full`,
    left: (gigabytes: string) =>
      `${gigabytes} GB are left. When it is full, nothing can be saved. Please tell whoever looks after the server.`,
  },
  lateBackup: {
    title: 'No backup was made for two days',
    last: (date: string) => `The last one is of ${date}.`,
    none: 'There is none yet.',
    advice: 'Please tell whoever looks after the server: its log says what failed.',
  },
  unsentMails: {
    title: (count: number) =>
      plural('en', count, {
        one: 'A query was not sent on by e-mail',
        other: '# queries were not sent on by e-mail',
      }),
    advice:
      'They are under Queries, so nothing is lost. Please tell whoever looks after the server: the mail server does not take them.',
  },
};
