// Times are ISO 8601 in UTC, fixed width, so that they sort as text. Booleans are 1 and 0 in both databases.
import type {
  DonationChangesTable,
  DonationsTable,
  ReceiptNumbersTable,
} from './tables/donations.ts';
import type { EnquiriesTable, ErasedEnquiriesTable } from './tables/enquiries.ts';
import type {
  ImageKeysTable,
  ImagesTable,
  ImageTrashTable,
  UnpublishedImagesTable,
} from './tables/images.ts';
import type { PlaceNamesTable, PlaceSpellingsTable, PlacesTable } from './tables/places.ts';
import type {
  ConsentsTable,
  PrivacyNoticesTable,
  PrivacyRequestStepsTable,
  PrivacyRequestsTable,
} from './tables/privacy.ts';
import type {
  CorrectionStepsTable,
  LookAlikeQueueTable,
  SurveyCorrectionsTable,
  SurveyMergesTable,
  SurveyPairsTable,
} from './tables/survey-decisions.ts';
import type {
  CountBucketsTable,
  ErasedSurveysTable,
  SurveyCountsTable,
  SurveyKeysTable,
  SurveysTable,
  SurveyVersionsTable,
} from './tables/surveys.ts';
import type {
  AuditLogTable,
  AuditSealsTable,
  MetadataTable,
  RateLimitCountersTable,
} from './tables/system.ts';
import type {
  SavedViewsTable,
  SecondFactorsTable,
  SessionsTable,
  VolunteersTable,
  WaitingReportsTable,
} from './tables/volunteers.ts';
import type {
  FilesTable,
  WebsiteDocumentsTable,
  WebsiteMailsTable,
  WebsitePreviewsTable,
  WebsiteVersionsTable,
  WithdrawnFilesTable,
} from './tables/website.ts';

export interface Tables {
  volunteers: VolunteersTable;
  sessions: SessionsTable;
  second_factors: SecondFactorsTable;
  rate_limit_counters: RateLimitCountersTable;
  surveys: SurveysTable;
  count_buckets: CountBucketsTable;
  survey_counts: SurveyCountsTable;
  survey_versions: SurveyVersionsTable;
  survey_keys: SurveyKeysTable;
  erased_surveys: ErasedSurveysTable;
  survey_pairs: SurveyPairsTable;
  survey_merges: SurveyMergesTable;
  look_alike_queue: LookAlikeQueueTable;
  waiting_reports: WaitingReportsTable;
  audit_log: AuditLogTable;
  audit_seals: AuditSealsTable;
  enquiries: EnquiriesTable;
  erased_enquiries: ErasedEnquiriesTable;
  donations: DonationsTable;
  donation_changes: DonationChangesTable;
  receipt_numbers: ReceiptNumbersTable;
  images: ImagesTable;
  image_trash: ImageTrashTable;
  unpublished_images: UnpublishedImagesTable;
  image_keys: ImageKeysTable;
  files: FilesTable;
  withdrawn_files: WithdrawnFilesTable;
  website_documents: WebsiteDocumentsTable;
  website_versions: WebsiteVersionsTable;
  website_previews: WebsitePreviewsTable;
  website_mails: WebsiteMailsTable;
  saved_views: SavedViewsTable;
  survey_corrections: SurveyCorrectionsTable;
  correction_steps: CorrectionStepsTable;
  privacy_notices: PrivacyNoticesTable;
  consents: ConsentsTable;
  privacy_requests: PrivacyRequestsTable;
  privacy_request_steps: PrivacyRequestStepsTable;
  places: PlacesTable;
  place_names: PlaceNamesTable;
  place_spellings: PlaceSpellingsTable;
  metadata: MetadataTable;
}
