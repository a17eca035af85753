// Order of execution. A released name never changes.
import { initialSchema } from './0001-initial-schema/migration.ts';
import { volunteerLanguage } from './0002-volunteer-language/migration.ts';
import { offlineDesk } from './0003-offline-desk/migration.ts';
import { website } from './0004-website/migration.ts';
import { files } from './0005-files/migration.ts';
import { pictureFocus } from './0006-picture-focus/migration.ts';
import { donations } from './0007-donations/migration.ts';
import { people } from './0008-people/migration.ts';
import { office } from './0009-office/migration.ts';
import { previewVersion } from './0010-preview-version/migration.ts';
import { donationHistory } from './0011-donation-history/migration.ts';
import { fewerIndexes } from './0012-fewer-indexes/migration.ts';
import { translatedAltTexts } from './0013-translated-alt-texts/migration.ts';
import { enquiryVersions } from './0014-enquiry-versions/migration.ts';
import { failedPublications } from './0015-failed-publications/migration.ts';
import { failureMails } from './0016-failure-mails/migration.ts';
import { moreFilters } from './0017-more-filters/migration.ts';
import { correctionSteps } from './0018-correction-steps/migration.ts';
import { signInIndex } from './0019-sign-in-index/migration.ts';
import { reportedAt } from './0020-reported-at/migration.ts';
import { erasure } from './0021-erasure/migration.ts';
import { auditLogIndex } from './0022-audit-log-index/migration.ts';
import { donorIndexes } from './0023-donor-indexes/migration.ts';
import { sessionDevices } from './0024-session-devices/migration.ts';
import { secondFactorTable } from './0025-second-factors/migration.ts';
import { privacyTables } from './0026-privacy/migration.ts';
import { auditSeals } from './0027-audit-seals/migration.ts';
import { consentFilter } from './0028-consent-filter/migration.ts';
import { erasedEnquiries } from './0029-erased-enquiries/migration.ts';
import { withdrawnFiles } from './0030-withdrawn-files/migration.ts';
import { surveyMerges } from './0031-survey-merges/migration.ts';
import { receiptApprovals } from './0032-receipt-approvals/migration.ts';
import { soundsOfDonors } from './0033-sounds-of-donors/migration.ts';
import { auditEntities } from './0034-audit-entities/migration.ts';
import type { Migration } from './migration.ts';

export const migrations: Record<string, Migration> = {
  '0001-initial-schema': initialSchema,
  '0002-volunteer-language': volunteerLanguage,
  '0003-offline-desk': offlineDesk,
  '0004-website': website,
  '0005-files': files,
  '0006-picture-focus': pictureFocus,
  '0007-donations': donations,
  '0008-people': people,
  '0009-office': office,
  '0010-preview-version': previewVersion,
  '0011-donation-history': donationHistory,
  '0012-fewer-indexes': fewerIndexes,
  '0013-translated-alt-texts': translatedAltTexts,
  '0014-enquiry-versions': enquiryVersions,
  '0015-failed-publications': failedPublications,
  '0016-failure-mails': failureMails,
  '0017-more-filters': moreFilters,
  '0018-correction-steps': correctionSteps,
  '0019-sign-in-index': signInIndex,
  '0020-reported-at': reportedAt,
  '0021-erasure': erasure,
  '0022-audit-log-index': auditLogIndex,
  '0023-donor-indexes': donorIndexes,
  '0024-session-devices': sessionDevices,
  '0025-second-factors': secondFactorTable,
  '0026-privacy': privacyTables,
  '0027-audit-seals': auditSeals,
  '0028-consent-filter': consentFilter,
  '0029-erased-enquiries': erasedEnquiries,
  '0030-withdrawn-files': withdrawnFiles,
  '0031-survey-merges': surveyMerges,
  '0032-receipt-approvals': receiptApprovals,
  '0033-sounds-of-donors': soundsOfDonors,
  '0034-audit-entities': auditEntities,
};
