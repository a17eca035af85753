// The privacy notice that volunteers read to people. This device keeps it, so that it can be read without a network.
import { useSyncExternalStore } from 'react';
import type { PrivacyNotice } from '#domain/privacy/notice-schema.ts';
import { createListeners } from '../../listeners.ts';
import { call } from '../api/client.ts';
import { readSetting, saveSetting } from '../device/device-settings.ts';

const SETTING = 'privacy-notice';

const listeners = createListeners();
/** Undefined until it was read. */
let current: PrivacyNotice | null | undefined;

/** From the device, without waiting for the server. */
export async function openNotice(): Promise<void> {
  if (current !== undefined) return;
  const kept = await readSetting(SETTING);
  // The server's answer meanwhile is newer.
  if (current === undefined && isNotice(kept)) setNotice(kept);
  // The device knows of none.
  if (current === undefined) void refreshNotice();
}

/** A failure leaves the notice that the device knows. */
export async function refreshNotice(): Promise<void> {
  const reply = await call('readPrivacyNotice', { keepSession: true }).catch(() => undefined);
  if (reply) await cacheNotice(reply.data);
}

export async function cacheNotice(notice: PrivacyNotice | null): Promise<void> {
  setNotice(notice);
  await saveSetting(SETTING, notice);
}

/** @returns null while nobody is asked for consent */
export function useNotice(): PrivacyNotice | null {
  return useSyncExternalStore(listeners.subscribe, () => current ?? null);
}

function setNotice(notice: PrivacyNotice | null): void {
  if (current?.uid === notice?.uid && current !== undefined) return;
  current = notice;
  listeners.notify();
}

function isNotice(kept: unknown): kept is PrivacyNotice {
  return typeof kept === 'object' && kept !== null && 'uid' in kept && 'texts' in kept;
}
