import type { Page } from '@playwright/test';
import type { ChangingProxy } from '../../network/changing-proxy.ts';
import type { Program } from '../../program/program.ts';
import { type Account, expect } from '../e2e-fixtures.ts';
import { recordEntries } from '../volunteers.ts';
import { visitAs } from './offline-fixtures.ts';
import { countRecentEntries } from './outbox.ts';

interface Phone {
  page: Page;
  network: ChangingProxy;
  program: Program;
}

/** Until the account's entries can be read without a network. @returns the token of the session */
export async function visitWithEntries(
  { page, network, program }: Phone,
  account: Account,
  names: readonly string[],
): Promise<string> {
  await recordEntries(program, account, names);
  const token = await visitAs(page, network, account);
  await expect.poll(() => countRecentEntries(page)).toBe(names.length);
  return token;
}
