/** The result of a handler whose client knows the version already: 304. */
export interface NotModified {
  unmodified: { version: number };
}

export const isNotModified = (result: object): result is NotModified => 'unmodified' in result;
