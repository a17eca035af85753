import postcssGlobalData from '@csstools/postcss-global-data';
import { reactRouter } from '@react-router/dev/vite';
import postcssCustomMedia from 'postcss-custom-media';
import { defineConfig } from 'vite';
import { facts } from './content/documents/facts.ts';
import { NOTICES } from './scripts/build/font-notices.ts';
import { openApiModule } from './scripts/build/openapi-module.ts';

// In development Vite serves the screens and proxies API requests to the program.
const program = `http://127.0.0.1:${process.env.API_PORT ?? '3001'}`;

/** Loaded when somebody donates, or by the desk only. */
const APART = 'donate/(?!donation\\.|modal\\.)';

/** What the sign-in needs beside React: on a slow network each file of its own costs a round trip. */
const SIGN_IN = [
  '/lucide-react/dist/esm/icons/(arrow-left|circle-alert|external-link|eye|eye-off|house|languages|log-out|triangle-alert|undo-2|user|x)\\.',
  '/web/listeners\\.ts',
  '/web/messages/(en/|(?!pseudo)[a-z-]+\\.ts)',
  '/web/ui/(button|banner|classes|spinner|use-click-outside|dialogs/|text/)',
  '/web/ui/forms/(controls/(control|option|password-input)|field|use-form)\\.',
  '/web/desk/(api|device|language|layout|navigation|offline|own-account)/',
  '/web/desk/session/(guard|session|sign-in|password|log-out)',
  '/web/desk/household/(household|remembered-household)\\.ts',
  '/web/desk/drafts/draft[a-z-]*\\.ts',
  '/web/desk/outbox/(operations/operation(-chain)?|outbox(-state|-repository)?|sync-state|use-[a-z-]+|waiting-change|waiting-report)\\.ts',
  '/web/desk/outbox/sync-indicator',
  '/web/desk/recent/(refresh-recent|recent-repository)',
  '/web/desk/survey-form/(values|rupees)\\.ts',
  '/domain/(languages|desk/desk-screens|permissions|paging|desk/service-worker)\\.ts',
  '/domain/surveys/(aadhaar|age-and-time|fields|field-kinds|labels|other-document|survey)\\.ts',
  '/domain/volunteers/(volunteer|waiting-header)\\.ts',
];

/** What the screens of a volunteer share. */
const DESK = [
  '/web/ui/(?!picture)',
  '/web/desk/(consent|dashboard|drafts|export|household|outbox|recent|survey|survey-form|survey-list)/',
  '/domain/surveys/',
  '/web/desk/privacy/urgent-',
  '/domain/privacy/consent',
];

// Few files instead of many for the modules of every public page, and of the sign-in: they compress better together.
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  {
    name: 'public',
    test: new RegExp(
      [
        `/web/(root|site-facts|public/layout/(?!${APART})|ui/(picture|text/devanagari-number)|styles/(public|button))`,
        '/web/public/sections/(figure-basis|page-hero|section|split)\\.',
        '/web/public/words/(links|prose)\\.',
        '/content/numerals',
        '/domain/(images/images|text/placeholders|website/text/marked-text)',
      ].join('|'),
    ),
  },
  { name: 'copy', test: /\/web\/(public\/share\/use-copy|ui\/copy-text)\.ts/ },
  // Apart, because Bank details has a few icons.
  {
    name: 'icons',
    test: /\/lucide-react\/dist\/esm\/((?!icons\/|lucide)|icons\/(check|copy|download|smartphone)\.)/,
  },
  // Apart from the checks, which the pages with forms leave to the server.
  { name: 'forms', test: /\/domain\/(volunteers\/email-max|enquiries\/(enquiry|forms))\.ts/ },
  {
    name: 'checks',
    test: /\/domain\/(validation|rule-messages|text\/text|volunteers\/email)\.ts/,
  },
  { name: 'sign-in', test: new RegExp(SIGN_IN.join('|')) },
  { name: 'desk', test: new RegExp(DESK.join('|')) },
  {
    name: 'gifts',
    test: /\/(domain\/donations\/(donation|donor-id)|web\/desk\/donations\/load-donations)\.ts/,
  },
  {
    name: 'documents',
    test: /\/web\/desk\/website\/(addresses|list\/language-state)\b/,
  },
  // Shared by the editor with the pickers and the dialog that it loads when they are opened.
  {
    name: 'editor',
    test: /\/(domain\/website\/words\/english-values|web\/desk\/website\/(editor\/data\/use-listed|fields\/(editor-context|use-single-upload)))\.ts/,
  },
];

/** Every public page loads a list of all files, so one letter less of each hash counts. 42 bits tell versions apart. */
const NAMES = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  // The pages' builds name fonts, too, with eight letters; style sheets are named here only.
  assetFileNames: ({ names }: { names: string[] }) =>
    names.some((name) => name.endsWith('.css'))
      ? 'assets/[name]-[hash:7][extname]'
      : 'assets/[name]-[hash][extname]',
};

export default defineConfig(({ command }) => ({
  plugins: [openApiModule(), reactRouter()],
  publicDir: 'drawn/public',
  css: {
    // Short class names make the pages 2 % and their styles 3 % smaller.
    ...(command === 'build' && { modules: { generateScopedName: '_[hash:base64:5]' } }),
    postcss: {
      plugins: [postcssGlobalData({ files: ['web/styles/media.css'] }), postcssCustomMedia()],
    },
  },
  // Vite serves the screens itself, without the values that the server fills in.
  define: {
    'import.meta.env.TRUST': JSON.stringify(facts.defaults.en),
    // The server build would choose React's edition at run time. The rendering process has no NODE_ENV, and the
    // edition for developers takes twice as long.
    ...(command === 'build' && { 'process.env.NODE_ENV': '"production"' }),
  },
  // The list of the service worker is made from the manifest, which is not served.
  build: { target: 'es2022', reportCompressedSize: false, assetsInlineLimit: 0, manifest: true },
  environments: {
    // The program loads the server build without node_modules of its own; in development Vite reads React there.
    ssr: { resolve: { noExternal: command === 'build' ? true : [] } },
    client: {
      build: {
        license: { fileName: NOTICES },
        rolldownOptions: { output: { codeSplitting: { groups }, ...NAMES } },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '^/server/(?!api/docs)': program, '/images': program, '^/f/': program },
  },
}));
