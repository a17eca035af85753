import type { Messages } from '../messages.ts';
import { account } from './account.tsx';
import { auditLog } from './audit-log.ts';
import { dashboard } from './dashboard.tsx';
import { documentHistory } from './document-history.ts';
import { donations } from './donations.ts';
import { enquiries } from './enquiries.tsx';
import { failures } from './failures.ts';
import { fields } from './fields.ts';
import { altText } from './images/alt-text.ts';
import { focus } from './images/focus.ts';
import { imageTrash } from './images/image-trash.tsx';
import { imageUpload } from './images/image-upload.tsx';
import { images } from './images/images.ts';
import { layout } from './layout.ts';
import { outbox } from './outbox.ts';
import { privacy } from './privacy.ts';
import { privacyNotice } from './privacy-notice.ts';
import { problems } from './problems.ts';
import { publishing } from './publishing.ts';
import { rules } from './rules.ts';
import { bulk } from './surveys/bulk.ts';
import { consent } from './surveys/consent.ts';
import { corrections } from './surveys/corrections.ts';
import { drafts } from './surveys/drafts.ts';
import { duplicates } from './surveys/duplicates.ts';
import { editConflict } from './surveys/edit-conflict.tsx';
import { filters } from './surveys/filters.ts';
import { history } from './surveys/history.ts';
import { household } from './surveys/household.ts';
import { places } from './surveys/places.ts';
import { possibleDuplicate } from './surveys/possible-duplicate.ts';
import { statistics } from './surveys/statistics.ts';
import { survey } from './surveys/survey.tsx';
import { surveyForm } from './surveys/survey-form.tsx';
import { surveyList } from './surveys/survey-list.tsx';
import { time } from './time.ts';
import { ui } from './ui.ts';
import { volunteers } from './volunteers.tsx';
import { website } from './website.ts';
import { websiteFiles } from './website-files.tsx';

export const hi: Messages = {
  language: 'hi',
  account,
  auditLog,
  donations,
  drafts,
  duplicates,
  editConflict,
  enquiries,
  bulk,
  consent,
  corrections,
  dashboard,
  failures,
  fields,
  filters,
  history,
  household,
  altText,
  focus,
  imageTrash,
  images,
  imageUpload,
  layout,
  possibleDuplicate,
  outbox,
  places,
  privacy,
  privacyNotice,
  problems,
  rules,
  statistics,
  surveyForm,
  survey,
  surveyList,
  time,
  ui,
  volunteers,
  website,
  websiteFiles,
  publishing,
  documentHistory,
};
