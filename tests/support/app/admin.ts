/** Meera, the admin of every story. */
export const ADMIN = { email: 'meera@adhyay.example', password: 'first chapter' };
