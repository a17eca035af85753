// Every account knows the public key that a rescue file is encrypted to. The proof, which only a session of the account
// gets, shows whose device wrote it.
import type { RescuedOutbox } from '#domain/surveys/outbox/rescue-file.ts';
import type { RescueProof } from '#domain/sync-state/sync-state-schema.ts';
import type { AppContext } from '../../context.ts';
import { matchesIndex } from '../../vault/matches-index.ts';

const provenPart = (account: number) => ({ value: String(account), kind: 'rescue file' });

export function createRescueProof(
  { vault }: Pick<AppContext, 'vault'>,
  account: number,
): RescueProof {
  const { value, kind } = provenPart(account);
  return { account, mac: vault.index(value, kind) };
}

export function isProven(
  { vault }: Pick<AppContext, 'vault'>,
  { account, proof }: Pick<RescuedOutbox, 'account' | 'proof'>,
): boolean {
  return matchesIndex(vault, proof ?? '', provenPart(account));
}
