// The program's password hashing with the smallest parameters: the real ones cost more than the rest of a call.
// Tests of the hash itself, of its queue and of the real program use the real ones.
import { createPasswordHasher } from '#server/auth/password-hasher.ts';

export const quickPasswords = () => createPasswordHasher({ memory: 8, passes: 1, parallelism: 1 });
