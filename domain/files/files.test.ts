import { expect, test } from 'vitest';
import { downloadName, isFileName, isPdf } from './files.ts';

test.each([
  ['Annual report 2025-26.pdf', 'Annual-report-2025-26.pdf'],
  ['C:\\Users\\meera\\लेखा.PDF', 'लेखा.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['a"\r\nSet-Cookie: x=1.pdf', 'a-Set-Cookie-x-1.pdf'],
  ['', 'document.pdf'],
  ['...', 'document.pdf'],
  [`${'क'.repeat(95)}कि.pdf`, `${'क'.repeat(95)}.pdf`],
  [`${'a'.repeat(95)}.b.pdf`, `${'a'.repeat(95)}.pdf`],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(96)}.pdf`],
])('the file name %j becomes the download name %j', (uploaded, downloaded) => {
  expect(downloadName(uploaded)).toBe(downloaded);
});

test('a PDF is recognised by its first bytes', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  expect(isPdf(bytes('%PDF-1.7 …'))).toBe(true);
  for (const other of ['', '%PDF', ' %PDF-1.7', '<html>%PDF-', 'PK\u0003\u0004']) {
    expect(isPdf(bytes(other)), other).toBe(false);
  }
});

test('only content-addressed names are valid', () => {
  expect(isFileName(`${'0f'.repeat(32)}.pdf`)).toBe(true);
  for (const other of ['report.pdf', `${'0F'.repeat(32)}.pdf`, `../${'0f'.repeat(32)}.pdf`]) {
    expect(isFileName(other), other).toBe(false);
  }
});
