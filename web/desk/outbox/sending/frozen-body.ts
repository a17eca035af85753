// The body of an operation, which is the same at every attempt.
import { MAX_DIFFERENT } from '#domain/surveys/duplicates/possible-duplicate.ts';
import {
  ENCRYPTED_FIELD_NAMES,
  ENCRYPTED_FIELDS,
  encryptionContext,
  formatEncrypted,
  IS_MASKED,
} from '#domain/surveys/outbox/encrypted-to-server.ts';
import { deviceTime } from '../../device/clock.ts';
import type { RequestBody } from '../../survey-form/request-body.ts';
import type { FrozenBody } from '../operations/operation.ts';
import { encryptToServer, type ServerPublicKey } from './encrypt-to-server.ts';

/**
 * @param key null when this device has never reached the server: the numbers stay plain, in the encrypted row
 * @param earlier the body of the operation that the form was opened from: contains the numbers that it showed masked
 */
export async function freezeBody(
  account: number,
  body: RequestBody,
  key: ServerPublicKey | null,
  earlier: FrozenBody | null,
): Promise<FrozenBody> {
  const household_id = body.household_id ?? earlier?.household_id;
  const different_from = union(earlier?.different_from, body.different_from);
  const frozen: FrozenBody = {
    ...body,
    ...(household_id && { household_id }),
    ...(different_from.length > 0 && { different_from }),
    ...deviceTime(),
  };
  for (const name of ENCRYPTED_FIELD_NAMES) {
    const number = body[name];
    const encryptedName = ENCRYPTED_FIELDS[name];
    if (!number) continue;
    if (IS_MASKED[name](number)) {
      const kept = earlier?.[encryptedName] ?? earlier?.[name];
      if (!kept) continue;
      delete frozen[name];
      frozen[earlier?.[encryptedName] ? encryptedName : name] = kept;
    } else if (key) {
      delete frozen[name];
      frozen[encryptedName] = formatEncrypted({
        keyId: key.id,
        ciphertext: await encryptToServer(number, key, encryptionContext(name, account)),
      });
    }
  }
  return frozen;
}

/** An answer that two people are different is kept, so that the volunteer is not asked again. */
function union(earlier: readonly number[] = [], later: readonly number[] = []): number[] {
  return [...new Set([...earlier, ...later])].slice(-MAX_DIFFERENT);
}
