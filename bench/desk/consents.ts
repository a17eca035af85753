// Entries that are recorded while the trust asks for consent.
import { present } from '../../tests/support/present.ts';
import { type Load, type Measured, measure } from '../load.ts';
import type { Running } from '../program.ts';
import { openApi } from './api.ts';

export async function measureWithConsent(running: Running, create: Load): Promise<Measured> {
  const api = await openApi(running);
  const notice = { en: 'We write down your name.' };
  const { body } = await api.call('publishPrivacyNotice', { body: notice });
  const consent = {
    consent_notice: present(body.data.notices[0]).uid,
    consent_by: 'guardian',
    consent_way: 'read_aloud',
    consent_language: 'hi',
    guardian_relation: 'mother',
    guardian_name: 'Sunita Devi',
    guardian_proof: 'document',
  };
  try {
    return await measure({ ...create, body: () => ({ ...Object(create.body?.()), ...consent }) });
  } finally {
    await api.call('endPrivacyNotice', { body: {} });
  }
}
