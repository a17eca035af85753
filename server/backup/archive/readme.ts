export const README_NAME = 'README.txt';

export const readme = (
  madeAt: Date,
): string => `A backup of Adhyay, the office of a trust, made at ${madeAt.toISOString()}.

It holds the database (volunteers, entries with their history, queries, the log of who did what) as lines of
JSON under database/, the pictures of the website under pictures/, and its PDFs under files/. To put all of it back:

    npm run restore -- THIS-FILE        (on a server: sudo adhyay restore THIS-FILE)

The identity numbers in it are sealed, and the keys are not here: they are where the trust keeps them, and
without them nobody can read those numbers. Everything else can be read by whoever holds this file: names,
addresses, family, income. Keep it as you would keep the paper forms.

Behind all this, manifest.json says what belongs into this file, with a SHA-256 of each part:

    tar --zstd --ignore-zeros -xOf THIS-FILE manifest.json

The last bytes are a signature by the keys. By them the program sees whether the file is as it was made.
`;
