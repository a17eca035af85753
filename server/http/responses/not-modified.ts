/** The client knows this version already: 304. */
export interface NotModified {
  unmodified: { version: number };
}

export const isNotModified = (result: object): result is NotModified => 'unmodified' in result;
