import { auditLogHandlers } from './audit-log/handlers.ts';
import { sessionHandlers } from './auth/handlers.ts';
import type { PasswordHasher } from './auth/password-hasher.ts';
import { secondFactorHandlers } from './auth/second-factor/handlers.ts';
import type { AppContext } from './context.ts';
import { donationHandlers } from './donations/handlers.ts';
import { enquiryHandlers } from './enquiries/handlers.ts';
import { limitExports } from './exports/limit-exports.ts';
import { fileHandlers } from './files/handlers.ts';
import type { Handlers } from './http/handlers.ts';
import { imageHandlers } from './images/handlers.ts';
import type { ImagePipeline } from './images/processing/pipeline.ts';
import type { Log } from './log.ts';
import { monitoringHandlers } from './monitoring/handlers.ts';
import { placeHandlers } from './places/handlers.ts';
import { noticeHandlers } from './privacy/notice-handlers.ts';
import { privacyRequestHandlers } from './privacy/request-handlers.ts';
import type { ServedWebsite } from './serve-website.ts';
import type { BuildManifest } from './site/build-manifest.ts';
import { bulkHandlers } from './surveys/bulk/handlers.ts';
import { consentHandlers } from './surveys/consents/handlers.ts';
import { correctionHandlers } from './surveys/corrections/handlers.ts';
import { possibleDuplicateHandlers } from './surveys/duplicates/detection/handlers.ts';
import { pairHandlers } from './surveys/duplicates/handlers.ts';
import { erasureHandlers } from './surveys/erasure/handlers.ts';
import { exportHandlers } from './surveys/export/handlers.ts';
import { surveyHandlers } from './surveys/handlers.ts';
import { historyHandlers } from './surveys/history/handlers.ts';
import { householdHandlers } from './surveys/household/handlers.ts';
import { statisticsHandlers } from './surveys/statistics/handlers.ts';
import { viewHandlers } from './surveys/views/handlers.ts';
import { syncStateHandlers } from './sync-state/handlers.ts';
import { volunteerHandlers } from './volunteers/handlers.ts';
import { readCurrentImageUsage } from './website/current-image-usage.ts';
import type { WebsiteDocuments } from './website/documents.ts';
import { websiteHandlers } from './website/handlers.ts';

interface HandlerParts extends Omit<ServedWebsite, 'jobs'> {
  passwords: PasswordHasher;
  documents: WebsiteDocuments;
  build: BuildManifest;
  processing: ImagePipeline;
  wake: { comparing: () => Promise<void>; cleaning: () => Promise<void> };
}

export function createHandlers(
  ctx: AppContext,
  log: Log,
  { passwords, documents, build, processing, wake, website, syncImages }: HandlerParts,
): Handlers {
  const exportLimit = limitExports();
  return {
    ...sessionHandlers(ctx, passwords),
    ...secondFactorHandlers(ctx, passwords),
    ...volunteerHandlers(ctx, passwords),
    ...surveyHandlers(ctx),
    ...possibleDuplicateHandlers(ctx),
    ...pairHandlers(ctx, wake.comparing),
    ...erasureHandlers(ctx, passwords, wake.cleaning),
    ...historyHandlers(ctx),
    ...exportHandlers(ctx, exportLimit),
    ...statisticsHandlers(ctx, exportLimit),
    ...viewHandlers(ctx),
    ...placeHandlers(ctx),
    ...householdHandlers(ctx),
    ...bulkHandlers(ctx, log),
    ...correctionHandlers(ctx),
    ...consentHandlers(ctx),
    ...noticeHandlers(ctx),
    ...privacyRequestHandlers(ctx),
    ...auditLogHandlers(ctx, documents),
    ...enquiryHandlers(ctx, log),
    ...donationHandlers(ctx, log, documents, exportLimit),
    ...syncStateHandlers(ctx),
    ...monitoringHandlers(ctx),
    ...imageHandlers(
      ctx,
      processing,
      () => readCurrentImageUsage(ctx, documents, build.usage),
      syncImages,
    ),
    ...fileHandlers(ctx, log, website),
    ...websiteHandlers(website, passwords),
  };
}
