// The address of a PDF has no language of its own.
import type { FastifyReply } from 'fastify';
import { LANGUAGES, type Language } from '#domain/languages.ts';
import { localePath } from '#domain/website/addresses/locale-path.ts';
import { contentSecurityPolicy } from '../../site/csp.ts';

interface Words {
  heading: string;
  text: string;
  home: string;
}

const WORDS: Record<Language, Words> = {
  en: {
    heading: 'This document has been withdrawn',
    text: 'It is no longer published here, and cannot be downloaded.',
    home: 'Go to the home page',
  },
  hi: {
    heading: 'यह दस्तावेज़ वापस ले लिया गया है',
    text: 'यह अब यहाँ प्रकाशित नहीं है, और इसे डाउनलोड नहीं किया जा सकता।',
    home: 'मुख्य पन्ने पर जाएँ',
  },
  mr: {
    heading: 'हा दस्तऐवज मागे घेतला आहे',
    text: 'तो आता इथे प्रकाशित नाही, आणि डाउनलोड करता येत नाही.',
    home: 'मुख्य पानावर जा',
  },
};

const STYLE = `
body { max-width: 36rem; margin: 0 auto; padding: 2rem 1rem; background: #fff9f0; color: #1f1a17; font: 1rem/1.6 sans-serif }
h1, h2 { margin: 0; font-size: 1.5rem; line-height: 1.3 }
p { margin: .5rem 0 0 }
section + section { margin-top: 2rem; padding-top: 2rem; border-top: 1px solid #ddd2c4 }
a { display: inline-block; padding: .5rem 0; color: #8a3324 }
`;

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${WORDS.en.heading}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${LANGUAGES.map(section).join('\n')}
</main>
</body>
</html>
`;

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': contentSecurityPolicy(PAGE, ''),
  'x-robots-tag': 'noindex',
};

export function sendWithdrawnPage(reply: FastifyReply): FastifyReply {
  return reply.code(410).headers(HEADERS).send(PAGE);
}

function section(language: Language, index: number): string {
  const { heading, text, home } = WORDS[language];
  const tag = index === 0 ? 'h1' : 'h2';
  return `<section lang="${language}">
<${tag}>${heading}</${tag}>
<p>${text}</p>
<p><a href="${localePath(language, '/')}">${home}</a></p>
</section>`;
}
