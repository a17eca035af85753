import type { EndpointName } from '#domain/endpoints.ts';
import { accountEndpointDocs } from './account-endpoint-docs.ts';
import { bulkEndpointDocs } from './bulk-endpoint-docs.ts';
import { correctionEndpointDocs } from './correction-endpoint-docs.ts';
import { donationEndpointDocs } from './donation-endpoint-docs.ts';
import type { EndpointDocs } from './endpoint-docs-schema.ts';
import { enquiryEndpointDocs } from './enquiry-endpoint-docs.ts';
import { householdEndpointDocs } from './household-endpoint-docs.ts';
import { imageEndpointDocs } from './image-endpoint-docs.ts';
import { placeEndpointDocs } from './place-endpoint-docs.ts';
import { privacyEndpointDocs } from './privacy-endpoint-docs.ts';
import { surveyEndpointDocs } from './survey-endpoint-docs.ts';
import { viewEndpointDocs } from './view-endpoint-docs.ts';
import { volunteerEndpointDocs } from './volunteer-endpoint-docs.ts';
import { websiteEndpointDocs } from './website-endpoint-docs.ts';

export const endpointDocs: Record<EndpointName, EndpointDocs> = {
  ...accountEndpointDocs,
  ...volunteerEndpointDocs,
  ...surveyEndpointDocs,
  ...bulkEndpointDocs,
  ...householdEndpointDocs,
  ...correctionEndpointDocs,
  ...viewEndpointDocs,
  ...placeEndpointDocs,
  ...privacyEndpointDocs,
  ...enquiryEndpointDocs,
  ...donationEndpointDocs,
  ...imageEndpointDocs,
  ...websiteEndpointDocs,

  readSyncState: {
    tag: 'Server',
    summary: 'Read the epoch of the store and its sealing key',
    description:
      'epoch is another one after a restore: what was sent since the backup must be sent again, under the same keys. The desk asks every few minutes: it does not extend an idle session. sealing_key is for identity numbers: KEYID.BASE64, where BASE64 holds an ephemeral P-256 point (65 bytes), an IV (12) and the AES-256-GCM ciphertext with its tag; the key is HKDF-SHA-256 of the ECDH secret, without salt, with the info “adhyay identity number”; the additional data is “aadhar_no of account 7” or “other_document_no of account 7”, with the id of the account that sends it (the name of the field alone is accepted too, but binds the number to no account). What was sealed to a key before a change of keys still opens. rescue_proof goes into the rescue file of the account, inside the encrypted part: without it an operator has to name the account. password_min_length is for the forms of passwords.',
  },
  listAuditEvents: {
    tag: 'Server',
    summary: 'Read the audit log',
    description:
      'Who did what, when and from where, the newest first; never what was typed. Filters: volunteer_id for who did it, entity and entity_id for what it was done to, until for the last day in India. next is for before of the next request, and null after the oldest event. seal is the last one, for paper: npm run check-log says later whether the log still has it.',
  },
  readDiskSpace: {
    tag: 'Server',
    summary: 'Read disk space',
    description:
      'The disk with the data, and that with the backups where it is another. From 80 percent on is_low is true, and the desk tells every admin.',
  },
  readOverdueJobs: {
    tag: 'Server',
    summary: 'List overdue jobs',
    description:
      'backup is not null when the newest nightly backup is older than two days; last_at is null if there is none yet. unsent_mails counts the enquiries of the last 14 days that should have been sent on by mail more than an hour ago. The desk tells every admin.',
  },
};
