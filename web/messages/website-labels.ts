/** Titles of documents and labels and hints of their fields, keyed by the English. */
export type LabelsByEnglish = Readonly<Partial<Record<string, string>>>;
