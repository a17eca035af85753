import { expect, test } from 'vitest';
import { pasteHtml } from './paste-html.ts';

const ARTICLE = { blocks: true, paragraphs: 20 };
const TEXT = { paragraphs: 4 };
const SENTENCE = { paragraphs: 1 };
const ORIGIN = 'https://adhyay.example';

function pasted(html: string, field: typeof ARTICLE | typeof TEXT = ARTICLE): string {
  return pasteHtml('', { start: 0, end: 0 }, html, field, ORIGIN).text;
}

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p {margin:0} --></style></head>
<body lang=EN-IN><!--StartFragment-->
<h1>Water for<o:p></o:p>
Nagar</h1>
<p class=MsoNormal>We dug <b>three&nbsp;wells</b> in <a href="https://nagar.example/map">Nagar</a>.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
</span></span></span><![endif]>Rope<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Pots</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>Dig</p>
<p class=MsoNormal>Thank you.</p>
<!--EndFragment--></body></html>`;

test('headings, lists, links and strong words of Word stay', () => {
  expect(pasted(WORD)).toBe(
    '## Water for Nagar\n\nWe dug **three wells** in [Nagar](https://nagar.example/map).\n\n- Rope\n- Pots\n\n1. Dig\n\nThank you.',
  );
});

const GOOGLE_DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:400">The well</span></h2><p dir="ltr"><span style="font-weight:400">It has </span><span style="font-weight:700">water</span><span style="font-weight:400"> again.</span></p><br /><ol><li dir="ltr"><p role="presentation"><span>Dig</span></p></li><li><p><span>Line</span><br>the walls</p></li></ol></b>`;

test('words of Google Docs are strong only where they were', () => {
  expect(pasted(GOOGLE_DOCS)).toBe(
    '## The well\n\nIt has **water** again.\n\n1. Dig\n2. Line the walls',
  );
});

test.each([
  [
    '<div>Meera Trust</div><div>Nagar</div><div><br></div><div>Open daily</div>',
    'Meera Trust\nNagar\n\nOpen daily',
  ],
  ['First line<br>second<br><br>Next', 'First line\nsecond\n\nNext'],
  [
    '<table><tr><td>Monday</td><td>5 to 8</td></tr><tr><td>Friday</td><td>closed</td></tr></table>',
    'Monday 5 to 8\nFriday closed',
  ],
  [
    'Ask <a href="mailto:meera@adhyay.example">Meera</a>',
    'Ask [Meera](mailto:meera@adhyay.example)',
  ],
  [
    '<a href="https://adhyay.example/contact"><b>Write</b> to us</a>',
    '**[Write](/contact)** [to us](/contact)',
  ],
  ['<a href="javascript:alert(1)">Press</a> <a>here</a>', 'Press here'],
  ['<b>5 * 3</b> <strong> pots </strong>left', '5 * 3 **pots** left'],
  ['Rope &amp; pots<script>alert(1)</script><style>p{}</style>', 'Rope & pots'],
  ['<ul><li></li></ul><p>Words</p>', 'Words'],
  ['<p>नमस्ते <b>दुनिया</b></p>', 'नमस्ते **दुनिया**'],
  ['', ''],
])('%j becomes %j', (html, text) => {
  expect(pasted(html)).toBe(text);
});

test('a text without headings and lists gets their words as paragraphs, a sentence as one', () => {
  expect(pasted('<h2>Needs</h2><ul><li>Rope</li><li>Pots</li></ul>', TEXT)).toBe(
    'Needs\n\nRope\n\nPots',
  );
  expect(pasted('<h2>Needs</h2><p>Rope</p><p>Pots</p>', SENTENCE)).toBe('Needs Rope Pots');
});

test('a heading pasted behind words begins a line', () => {
  const text = 'We dug.';
  const place = { start: 7, end: 7 };
  expect(pasteHtml(text, place, '<h2>The well</h2>', ARTICLE, ORIGIN)).toEqual({
    ...place,
    text: '\n\n## The well',
  });
  expect(pasteHtml(text, place, '<p>Deep</p>', ARTICLE, ORIGIN).text).toBe('Deep');
});
