/** Meera, the admin of every test. */
export const ADMIN = { email: 'meera@adhyay.example', password: 'first chapter' };
