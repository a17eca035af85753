/** An AVIF that names a general brand first is among them: the server refuses it as HEIC. */
const HEIC = /^.{4}ftyp(hei[cxms]|hevc|mif1|msf1)/s;
/** As far as the first brand. */
const HEAD_BYTES = 12;

/** The content decides, as on the server. */
export async function hasHeicContent(file: Blob): Promise<boolean> {
  return HEIC.test(await file.slice(0, HEAD_BYTES).text());
}
