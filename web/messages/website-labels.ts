/** Titles of documents, and labels and hints of their fields, by their English. */
export type LabelsByEnglish = Readonly<Partial<Record<string, string>>>;
