// The household of the last entry, until logout or the deletion of an entry. In memory, and encrypted on the
// device, because a phone closes pages in the background.

import { useEffect, useSyncExternalStore } from 'react';
import { HOUR_MS } from '#domain/durations.ts';
import { createListeners } from '../../listeners.ts';
import { forgetSetting, readSetting, saveSetting } from '../device/device-settings.ts';
import { decrypt, type Encrypted, encrypt } from '../device/encryption.ts';
import type { Draft } from '../drafts/draft.ts';
import { newDraft } from '../drafts/draft-autosave.ts';
import type { SurveyValues } from '../survey-form/values.ts';
import { type Household, householdFrom, householdOf, prefill } from './household.ts';

const KEY = 'household';
/** A new day begins with another household. */
const LIFETIME_MS = 12 * HOUR_MS;

interface Remembered {
  account: number;
  at: number;
  household: Household;
  /** The id of the form that copies the values, so that it has them again after a reload. */
  formId: string | null;
}

/** Undefined until the device has been asked. */
let remembered: Remembered | null | undefined;
const listeners = createListeners();

/** Call once an entry is recorded: the next one may be of the same household. */
export function rememberHousehold(account: number, entry: SurveyValues, id: string): void {
  keep({ account, at: Date.now(), household: householdOf(entry, id), formId: null });
}

/** Resolves when the device has forgotten it, too: a reload before that would bring it back. */
export function forgetHousehold(): Promise<void> {
  show(null);
  return forgetSetting(KEY);
}

/** Sets the form that copies the values. */
export function openHouseholdForm(formId: string): void {
  if (remembered && isFresh(remembered)) keep({ ...remembered, formId });
}

/** @returns null unless that form has copied from the remembered household */
export async function findHouseholdForm(account: number, id: string): Promise<Draft | null> {
  await restore();
  if (!remembered || remembered.formId !== id || remembered.account !== account) return null;
  const { household } = remembered;
  const base = prefill(account, household);
  return newDraft({ account, id, entry: null, version: null, base, household });
}

/** @returns null until there is one of this account */
export function useRememberedHousehold(account: number): Household | null {
  useEffect(() => void restore(), []);
  const current = useSyncExternalStore(listeners.subscribe, () => remembered);
  return current?.account === account && isFresh(current) ? current.household : null;
}

function keep(next: Remembered): void {
  show(next);
  const { account, at, formId, household } = next;
  const text = JSON.stringify({ formId, household });
  void encrypt(text, contextOf(account))
    .then((content) => {
      // A logout meanwhile has forgotten it.
      if (remembered === next) return saveSetting(KEY, { account, at, content });
    })
    .catch(() => {});
}

async function restore(): Promise<void> {
  if (remembered !== undefined) return;
  const stored = await readStored().catch(() => null);
  if (remembered === undefined) show(stored);
}

async function readStored(): Promise<Remembered | null> {
  const stored = await readSetting(KEY);
  if (!isStored(stored) || !isFresh(stored)) return null;
  const { account, at, content } = stored;
  const { formId, household } = JSON.parse(await decrypt(content, contextOf(account)));
  const known = householdFrom(household);
  return (
    known && { account, at, household: known, formId: formId === null ? null : String(formId) }
  );
}

const isFresh = ({ at }: { at: number }): boolean => Math.abs(Date.now() - at) <= LIFETIME_MS;

function isStored(stored: unknown): stored is { account: number; at: number; content: Encrypted } {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'account' in stored &&
    typeof stored.account === 'number' &&
    'at' in stored &&
    typeof stored.at === 'number' &&
    'content' in stored
  );
}

function contextOf(account: number): string {
  return `${account} ${KEY}`;
}

function show(next: Remembered | null): void {
  remembered = next;
  listeners.notify();
}
