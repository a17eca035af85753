/** Records that a generated request may refer to, by any number. */
export interface ExistingRecords {
  id: (number: number) => number;
  picture: (number: number) => string;
}
