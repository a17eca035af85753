// ECMA-376: Open Packaging Conventions and SpreadsheetML.
import { escapeHtml } from '#domain/text/escape-html.ts';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MEDIA_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export const SPREADSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
export const TITLE_FORMAT = 1;
export const TIME_FORMAT = 2;
export const TEXT_FORMAT = 3;
export const DAY_FORMAT = 4;

export const sheetPath = (sheet: number) => `xl/worksheets/sheet${sheet}.xml`;

/** @returns the text of each part, by its path in the archive */
export function workbookParts(sheets: readonly string[]): Record<string, string> {
  const parts = {
    '[Content_Types].xml': contentTypes(sheets.length),
    '_rels/.rels': relationships([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': workbook(sheets),
    'xl/_rels/workbook.xml.rels': relationships([
      ...sheets.map((_, i): [string, string] => ['worksheet', `worksheets/sheet${i + 1}.xml`]),
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': STYLES,
  };
  return Object.fromEntries(
    Object.entries(parts).map(([path, xml]) => [path, `${DECLARATION}${xml}`]),
  );
}

function contentTypes(sheets: number): string {
  const override = (path: string, kind: string) =>
    `<Override PartName="/${path}" ContentType="${MEDIA_TYPE}.${kind}+xml"/>`;
  const worksheets = Array.from({ length: sheets }, (_, i) =>
    override(sheetPath(i + 1), 'worksheet'),
  );
  return (
    `<Types xmlns="${PACKAGE}/content-types">` +
    `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
    override('xl/workbook.xml', 'sheet.main') +
    override('xl/styles.xml', 'styles') +
    `${worksheets.join('')}</Types>`
  );
}

function workbook(sheets: readonly string[]): string {
  const list = sheets.map(
    (name, i) => `<sheet name="${escapeHtml(name)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`,
  );
  return `<workbook xmlns="${SPREADSHEET}" xmlns:r="${OFFICE}"><sheets>${list.join('')}</sheets></workbook>`;
}

function relationships(targets: readonly [kind: string, target: string][]): string {
  const list = targets.map(
    ([kind, target], i) =>
      `<Relationship Id="rId${i + 1}" Type="${OFFICE}/${kind}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${PACKAGE}/relationships">${list.join('')}</Relationships>`;
}

const TIME_NUMBER_FORMAT = 164;
const DAY_NUMBER_FORMAT = 165;
const STYLES = `<styleSheet xmlns="${SPREADSHEET}">
<numFmts count="2"><numFmt numFmtId="${TIME_NUMBER_FORMAT}" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/><numFmt numFmtId="${DAY_NUMBER_FORMAT}" formatCode="yyyy\\-mm\\-dd"/></numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border/></borders>
<cellStyleXfs count="1"><xf/></cellStyleXfs>
<cellXfs count="5"><xf/><xf numFmtId="49" fontId="1" applyFont="1"/><xf numFmtId="${TIME_NUMBER_FORMAT}" applyNumberFormat="1"/><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="${DAY_NUMBER_FORMAT}" applyNumberFormat="1"/></cellXfs>
</styleSheet>`;
