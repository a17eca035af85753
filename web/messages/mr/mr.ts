import type { Messages } from '../messages.ts';
import { account } from './account.tsx';
import { altText } from './alt-text.ts';
import { bulk } from './bulk.ts';
import { corrections } from './corrections.ts';
import { dashboard } from './dashboard.tsx';
import { donations } from './donations.ts';
import { drafts } from './drafts.ts';
import { duplicates } from './duplicates.ts';
import { editConflict } from './edit-conflict.tsx';
import { enquiries } from './enquiries.tsx';
import { failures } from './failures.ts';
import { fields } from './fields.ts';
import { filters } from './filters.ts';
import { focus } from './focus.ts';
import { history } from './history.ts';
import { household } from './household.ts';
import { imageTrash } from './image-trash.tsx';
import { imageUpload } from './image-upload.tsx';
import { images } from './images.ts';
import { layout } from './layout.ts';
import { lookAlike } from './look-alike.ts';
import { outbox } from './outbox.ts';
import { parts } from './parts.ts';
import { places } from './places.ts';
import { problems } from './problems.ts';
import { rules } from './rules.ts';
import { survey } from './survey.tsx';
import { surveyForm } from './survey-form.tsx';
import { surveyList } from './survey-list.tsx';
import { time } from './time.ts';
import { ui } from './ui.ts';
import { volunteers } from './volunteers.tsx';
import { website } from './website.ts';

export const mr: Messages = {
  language: 'mr',
  account,
  donations,
  drafts,
  duplicates,
  editConflict,
  enquiries,
  bulk,
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
  lookAlike,
  outbox,
  parts,
  places,
  problems,
  rules,
  surveyForm,
  survey,
  surveyList,
  time,
  ui,
  volunteers,
  website,
};
