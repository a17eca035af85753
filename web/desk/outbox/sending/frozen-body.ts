// The body of an operation, which is the same at every attempt.
import { isMasked } from '#domain/surveys/aadhaar.ts';
import { MAX_DIFFERENT } from '#domain/surveys/duplicates/possible-duplicate.ts';
import { isMaskedDocumentNumber } from '#domain/surveys/other-document.ts';
import {
  ENCRYPTED_FIELD_NAMES,
  ENCRYPTED_FIELDS,
  encryptionContext,
  formatEncrypted,
} from '#domain/surveys/outbox/encrypted-to-server.ts';
import { deviceTime } from '../../device/clock.ts';
import type { RequestBody } from '../../survey-form/request-body.ts';
import type { FrozenBody } from '../operations/operation.ts';
import { encryptToServer, type ServerPublicKey } from './encrypt-to-server.ts';

const IS_MASKED = { aadhar_no: isMasked, other_document_no: isMaskedDocumentNumber };

/**
 * @param key null when this device has never reached the server: the numbers stay plain, in the encrypted row
 * @param replaced the body of a refused operation: contains the numbers that the form showed masked
 */
export async function freezeBody(
  account: number,
  body: RequestBody,
  key: ServerPublicKey | null,
  replaced: FrozenBody | null,
): Promise<FrozenBody> {
  const household_id = body.household_id ?? replaced?.household_id;
  const different_from = union(replaced?.different_from, body.different_from);
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
      const earlier = replaced?.[encryptedName] ?? replaced?.[name];
      if (!earlier) continue;
      delete frozen[name];
      frozen[replaced?.[encryptedName] ? encryptedName : name] = earlier;
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

/** Whoever has said once that it is another person is not asked again. */
function union(earlier: readonly number[] = [], later: readonly number[] = []): number[] {
  return [...new Set([...earlier, ...later])].slice(-MAX_DIFFERENT);
}
