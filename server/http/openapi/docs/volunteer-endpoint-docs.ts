import type { EndpointName } from '#domain/endpoints.ts';
import { TRASH_RETENTION_DAYS } from '#domain/retention.ts';
import type { EndpointDocs } from './endpoint-docs-schema.ts';

const volunteer = {
  name: 'Ravi Pawar',
  email: 'ravi@trust.example',
  phone: '52310 44718',
  password: 'walks far',
  status: 'active',
};

export const volunteerEndpointDocs = {
  listVolunteers: {
    tag: 'Volunteers',
    summary: 'List volunteers',
    description:
      'By name. Without page and limit: all of them. The search looks for a part of name, e-mail or phone.',
  },
  createVolunteer: {
    tag: 'Volunteers',
    summary: 'Add a volunteer',
    description: 'Active unless said otherwise. No request can make an admin.',
    example: volunteer,
    requiredFields: ['name', 'email', 'password'],
    failures: ['emailTaken'],
  },
  setVolunteerStatus: {
    tag: 'Volunteers',
    summary: 'Activate or deactivate a volunteer',
    description: 'Deactivating ends all their sessions at once; activating brings none back.',
    example: { status: 'inactive' },
    requiredFields: ['status'],
    failures: ['volunteerNotFound', 'lastAdmin'],
  },
  deleteVolunteer: {
    tag: 'Volunteers',
    summary: 'Delete a volunteer',
    description:
      'Their sessions end at once. Their entries stay and keep their name; the e-mail address may be used again.',
    failures: ['volunteerNotFound', 'lastAdmin'],
  },
  readVolunteer: {
    tag: 'Volunteers',
    summary: 'Read a volunteer',
    description:
      'With the entries that wait on their devices, as far as these have reported (header Adhyay-Waiting). A deleted volunteer is not found.',
    failures: ['volunteerNotFound'],
  },
  readVolunteerActivity: {
    tag: 'Volunteers',
    summary: 'Read the activity of a volunteer',
    description:
      'Live entries in all, by type, in the last seven days and in each of twelve weeks; the newest four; the last sign-in, and how many failed in the last thirty days. this_week is when the reader’s own week began: Monday at midnight in UTC without it.',
    failures: ['volunteerNotFound'],
  },
  updateVolunteer: {
    tag: 'Volunteers',
    summary: 'Change a volunteer',
    description:
      'The password is changed only when one is sent. A new password, or the status inactive, ends all their sessions at once. Another e-mail or password of an admin needs the sender’s own password as current_password.',
    example: { name: 'Ravi Pawar', email: 'ravi@trust.example', phone: '', status: 'active' },
    requiredFields: ['name', 'email', 'status'],
    failures: ['volunteerNotFound', 'emailTaken', 'lastAdmin'],
  },
  setEditor: {
    tag: 'Volunteers',
    summary: 'Grant or revoke the editor role',
    description:
      'An editor reads, writes and publishes the words and pictures of the website, except those that only admins may publish, and sees no entries.',
    example: { is_editor: true },
    requiredFields: ['is_editor'],
    failures: ['volunteerNotFound'],
  },
  listFormerVolunteers: {
    tag: 'Volunteers',
    summary: 'List deleted volunteers',
    description: `Those who can still be restored, for ${TRASH_RETENTION_DAYS} days, the last deleted first.`,
  },
  readFormerVolunteer: {
    tag: 'Volunteers',
    summary: 'Read a deleted volunteer',
    description: `Name, and when the account was deleted. For ${TRASH_RETENTION_DAYS} days it can be restored.`,
    failures: ['volunteerNotFound'],
  },
  restoreVolunteer: {
    tag: 'Volunteers',
    summary: 'Restore a deleted volunteer',
    description: `Within ${TRASH_RETENTION_DAYS} days. They sign in with the password that they had.`,
    failures: ['volunteerNotFound', 'volunteerNotDeleted', 'restoreTooLate', 'emailTaken'],
  },
} satisfies Partial<Record<EndpointName, EndpointDocs>>;
