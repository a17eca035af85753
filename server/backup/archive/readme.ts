export const README_NAME = 'README.txt';

export const readme = (
  madeAt: Date,
): string => `A backup of Adhyay, the office of a trust, made at ${madeAt.toISOString()}.

It holds the database (volunteers, entries with their history, queries, the log of who did what) as lines of
JSON under database/, the pictures of the website under pictures/, and its PDFs under files/. To restore all of it:

    npm run restore -- THIS-FILE        (on a server: sudo adhyay restore THIS-FILE)

The identity numbers in it are encrypted, and the keys are not here: the trust keeps them elsewhere, and
without them nobody can read those numbers. Anybody who has this file can read everything else: names,
addresses, family, income. Keep it as you would keep the paper forms.

At the end of the archive, manifest.json lists its parts, with a SHA-256 of each:

    tar --zstd --ignore-zeros -xOf THIS-FILE manifest.json

The last bytes are a signature by the keys, which shows the program that the file is unchanged.
`;
