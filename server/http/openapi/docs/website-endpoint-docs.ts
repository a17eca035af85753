import type { websiteEndpoints } from '#domain/endpoints/website-endpoints.ts';
import { MAX_DOCUMENT_BYTES } from '#domain/website/website-schema.ts';
import { PREVIEW_MINUTES } from '../../../website/previews.ts';
import type { EndpointDocs } from './endpoint-docs-schema.ts';

export const websiteEndpointDocs: Record<keyof typeof websiteEndpoints, EndpointDocs> = {
  listFiles: {
    tag: 'Website',
    summary: 'List PDFs',
    description:
      'The newest first. Each can be downloaded at /files/{name}. used_in are the documents that name it in their published, scheduled or drafted words.',
  },
  uploadFile: {
    tag: 'Website',
    summary: 'Upload a PDF',
    description:
      'At most 20 MB. Its content decides what it is, and names it: the same file sent again is there once, or under a new name after it was withdrawn. A field of a document takes the name. Nobody sees the address until it is published.',
    failures: ['fileTooLarge', 'fileTypeRefused', 'fileMissing', 'tooManyUploads'],
  },
  withdrawFile: {
    tag: 'Website',
    summary: 'Withdraw a PDF',
    description:
      'At once and for good: its bytes are removed, its address answers 410, and pages leave it out. used_in are the documents that still name it: they cannot be published again until another is chosen.',
    failures: ['fileNotFound'],
  },
  listDocuments: {
    tag: 'Website',
    summary: 'List the documents of the website',
    description:
      'What is published and drafted of each, in one language or, without locale, in all of them, English first. words has all its words, for a search.',
  },
  readDocument: {
    tag: 'Website',
    summary: 'Read the fields of a document',
    description: 'Its fields with their bounds, and beside a translation the published English.',
    failures: ['documentNotFound'],
  },
  readDraft: {
    tag: 'Website',
    summary: 'Read a draft',
    description:
      'The draft that all editors share. Without one it is what is published; without that, the words as delivered. The ETag is the version of the draft. An open editor asks every few seconds: it does not extend an idle session.',
    failures: ['documentNotFound'],
  },
  saveDraft: {
    tag: 'Website',
    summary: 'Save a draft',
    description: `The document itself, up to ${MAX_DOCUMENT_BYTES / 1024 / 1024} MiB. A draft may break the rules of its fields; publishing it may not. A draft that is saved again unchanged keeps its version.`,
    example: { items: [{ question: 'How can I help?', answer: 'Come on a **Saturday**.' }] },
    failures: ['documentNotFound'],
  },
  dropDraft: {
    tag: 'Website',
    summary: 'Discard a draft',
    description: 'The website stays as it is. A publication that was set for later is cancelled.',
    failures: ['documentNotFound'],
  },
  publishDocument: {
    tag: 'Website',
    summary: 'Publish or schedule a draft',
    description:
      'The website shows it when the answer arrives. With at it is published then, as the draft is now; at: null cancels that. Guarded documents (bank details, registrations, and the words that stand beside them) may be published by admins only, who send their password; all admins get a mail.',
    example: { at: '2026-12-01T09:00:00+05:30' },
    failures: ['documentNotFound', 'nothingToPublish', 'pageFailed', 'tooManyAttempts'],
  },
  readDocumentHistory: {
    tag: 'Website',
    summary: 'List the published versions of a document',
    description: 'The newest first. Version 0, the words as delivered, is not among them.',
    failures: ['documentNotFound'],
  },
  readDocumentVersion: {
    tag: 'Website',
    summary: 'Read a published version of a document',
    description: 'Version 0 is the words as delivered.',
    failures: ['documentNotFound', 'versionNotFound'],
  },
  revertDocument: {
    tag: 'Website',
    summary: 'Restore a published version as draft',
    description:
      'In place of the draft that there is, unless If-Match says another version of the draft. Nothing is published.',
    failures: ['documentNotFound', 'versionNotFound'],
  },
  previewDocument: {
    tag: 'Website',
    summary: 'Create a preview address',
    description: `Whoever has the address sees the page for ${PREVIEW_MINUTES} minutes, until its maker signs out: with the draft as it is then, or with the words of \`version\`, and all other words as they are published. An open preview asks for the next one by itself: it does not extend an idle session.`,
    failures: ['documentNotFound', 'versionNotFound'],
  },
};
