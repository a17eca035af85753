// Eczar's rules for Marathi and Nepali lack those of the letter र and of क्ष: कार्यक्रम would be drawn as कार्‌यक्रम.
// Without them both languages get the complete rules of the script.
const HEADER_BYTES = 12;
const RECORD_BYTES = 16;
const SCRIPT_RECORD_BYTES = 6;

/** @param font TrueType or OpenType, changed in place: https://learn.microsoft.com/typography/opentype/spec/gsub */
export function removeLanguageSystems(font: Buffer): void {
  const substitutions = offsetOfTable(font, 'GSUB');
  const scripts = substitutions + font.readUInt16BE(substitutions + 4);
  for (let index = 0; index < font.readUInt16BE(scripts); index++) {
    const record = scripts + 2 + index * SCRIPT_RECORD_BYTES;
    const script = scripts + font.readUInt16BE(record + 4);
    const hasDefault = font.readUInt16BE(script) !== 0;
    if (hasDefault) font.writeUInt16BE(0, script + 2);
  }
}

function offsetOfTable(font: Buffer, tag: string): number {
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const record = HEADER_BYTES + index * RECORD_BYTES;
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8);
  }
  throw new Error(`The font has no table ${tag}`);
}
