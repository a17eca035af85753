// The workbook is written while its rows are read (docs/decisions/0028-export.md).
import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Page, Table } from '../table.ts';
import { splitPages } from './split-pages.ts';
import { sheetPath, workbookParts } from './workbook-parts.ts';
import { worksheet } from './worksheet.ts';

/** Excel's limit, less the titles. */
const MAX_ROWS = 1_048_575;

/** The first page is read before anything is sent, so that a failure can still be answered as an error. */
export async function* xlsxFile(
  name: string,
  { titles, pages }: Table,
  maxRows = MAX_ROWS,
): AsyncGenerator<Uint8Array> {
  const sheets = splitPages(pages, maxRows);
  const zip = new ZipFile();
  const output = zip.outputStream.pipe(new PassThrough());
  let reading: Readable | undefined;

  async function addParts(first: IteratorResult<AsyncIterable<Page>>): Promise<void> {
    const names: string[] = [];
    for (let sheet = first; !sheet.done; sheet = await sheets.next()) {
      names.push(names.length === 0 ? name : `${name} (${names.length + 1})`);
      reading = Readable.from(worksheet(titles, sheet.value), { objectMode: false });
      // The usual level 6 takes three times as long for a tenth less.
      zip.addReadStream(reading, sheetPath(names.length), { compressionLevel: 1 });
      await finished(reading);
    }
    for (const [path, xml] of Object.entries(workbookParts(names))) {
      zip.addBuffer(Buffer.from(xml), path);
    }
    zip.end();
  }

  const first = await sheets.next();
  const fail = (error: Error) => output.destroy(error);
  zip.on('error', fail);
  addParts(first).catch(fail);
  try {
    yield* output;
  } finally {
    reading?.destroy();
    await sheets.return(undefined);
  }
}
