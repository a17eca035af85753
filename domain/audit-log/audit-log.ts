// What the audit log can say. Events of earlier releases may have other words.

/** The origin of the first admin's account; other origins are addresses and names of commands. */
export const FIRST_START = 'first start';

export const AUDIT_ACTIONS = [
  'signIn',
  'signInFailed',
  'signOut',
  'endSessions',
  'create',
  'update',
  'delete',
  'undoDelete',
  'restore',
  'revert',
  'sendBack',
  'answer',
  'accept',
  'withdraw',
  'link',
  'unlink',
  'split',
  'import',
  'readWhole',
  'export',
  'exportStatistics',
  'activate',
  'deactivate',
  'upload',
  'replace',
  'describe',
  'focus',
  'erase',
  'changePassword',
  'changePasswordFailed',
  'enableSecondFactor',
  'disableSecondFactor',
  'grantEditor',
  'revokeEditor',
  'publish',
  'schedulePublication',
  'cancelPublication',
  'publicationFailed',
  'dropDraft',
  'confirmPasswordFailed',
  'issueReceipt',
  'cancel',
  'restoreBackup',
  'changeKeys',
  'lookUp',
  'merge',
  'decideDifferent',
  'openPair',
  'refused',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export const AUDIT_THINGS = [
  'survey',
  'volunteer',
  'query',
  'donation',
  'place',
  'image',
  'file',
  'document',
  'store',
  'call',
] as const;
export type AuditThing = (typeof AUDIT_THINGS)[number];

export const DEFAULT_AUDIT_EVENTS = 50;
