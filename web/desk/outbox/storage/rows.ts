// The rows of the outbox. Only their account, key, order and state are unencrypted.
import { isOperationKind } from '#domain/surveys/outbox/operation-kind.ts';
import { decrypt, type Encrypted, encrypt } from '../../device/encryption.ts';
import { readFrom } from '../../device/indexed-db.ts';
import { surveyFrom, valuesFrom } from '../../survey-form/stored-values.ts';
import { emptyValues } from '../../survey-form/values.ts';
import type { Operation } from '../operations/operation.ts';
import { relink } from '../operations/operation-chain.ts';

type Content = Pick<
  Operation,
  'id' | 'version' | 'body' | 'base' | 'values' | 'entry' | 'outcome' | 'refusal'
>;
export interface Row extends Omit<Operation, keyof Content | 'sequence'> {
  /** The sequence number, under the name that devices have stored. */
  place: number;
  content: Encrypted;
}

/** Rows of every account. */
export async function readRows(): Promise<Row[]> {
  return (await readFrom<Row[]>('outbox', (store) => store.getAll())) ?? [];
}

/** @param work gets them in the order in which they were made */
export function withRowsOf(
  outbox: IDBObjectStore,
  account: number,
  work: (rows: readonly Row[]) => void,
): void {
  const all: IDBRequest<Row[]> = outbox.getAll(IDBKeyRange.bound([account], [account, []]));
  all.onsuccess = () => work(all.result.sort((one, other) => one.place - other.place));
}

export function relinkDependents(
  outbox: IDBObjectStore,
  rows: readonly Row[],
  from: string,
  to: string | null,
): void {
  const dependents = rows.filter(({ after }) => after === from);
  for (const each of relink(dependents, from, to)) outbox.put(each);
}

export async function toRow(operation: Operation): Promise<Row> {
  const { id, version, body, base, values, entry, outcome, refusal, sequence, ...row } = operation;
  const content: Content = { id, version, body, base, values, entry, outcome, refusal };
  return {
    ...row,
    place: sequence,
    content: await encrypt(JSON.stringify(content), contextOf(operation)),
  };
}

/** @throws when it cannot be read */
export async function toOperation(row: Row): Promise<Operation> {
  return operationFrom(row, JSON.parse(await decrypt(row.content, contextOf(row))));
}

/** @throws when the row is of another program */
export function operationFrom(
  { content: _, place, ...row }: Row,
  { base, values, entry, ...content }: Content,
): Operation {
  const empty = emptyValues(row.account);
  const operation = {
    ...row,
    ...content,
    sequence: place,
    base: base && valuesFrom(base, empty),
    values: values && valuesFrom(values, empty),
    entry: entry && surveyFrom(entry),
  };
  if (!isOperation(operation)) throw new Error('The row is of another program');
  return operation;
}

type Read = Omit<Row, 'content' | 'place'> & Content & Pick<Operation, 'sequence'>;

function isOperation(read: Read): read is Read & Operation {
  const { action, state, body, values, outcome, refusal } = read;
  const isComplete = { waiting: true, refused: refusal !== null, sent: outcome !== null }[state];
  const isFormOperation = action === 'create' || action === 'update';
  return (
    isOperationKind(action) &&
    isComplete &&
    (!isFormOperation || (body !== null && values !== null))
  );
}

const contextOf = ({ account, key }: Pick<Operation, 'account' | 'key'>) =>
  `outbox ${account} ${key}`;
