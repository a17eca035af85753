import { useRef, useState } from 'react';
import type { BulkAction } from '#domain/surveys/bulk/bulk.ts';
import { checkNote } from '#domain/surveys/corrections/correction.ts';
import { fieldErrorMessage, messageOf } from '../../../messages/errors.ts';
import type { Messages } from '../../../messages/messages.ts';
import { useMessages } from '../../../messages/store.ts';
import { call } from '../../api/client.ts';
import { uuid } from '../../device/uuid.ts';
import type { ChosenVolunteer } from '../../volunteers/choice/volunteer-picker.tsx';
import type { ListQuery } from '../list-query.ts';
import type { BulkRequest } from './run-bulk.ts';
import { useBulk } from './use-bulk.ts';

export interface BulkDialogProps {
  action: BulkAction;
  count: number;
  /** Undefined: all that the query finds, but the excluded ones. */
  ids: readonly number[] | undefined;
  excluded: ReadonlySet<number>;
  query: ListQuery;
  onClose: () => void;
  onDone: () => void;
}

/** The id of the field that each action needs. */
const FIELDS: Partial<Record<BulkAction, string>> = { send_back: 'note', reassign: 'volunteer_id' };

/** The dialog's choices, and the bulk change that it starts. */
export function useBulkDialog(props: BulkDialogProps) {
  const { action, ids, excluded, query, onClose, onDone } = props;
  const t = useMessages();
  const [key] = useState(uuid);
  const [note, setNote] = useState('');
  const [owner, setOwner] = useState<ChosenVolunteer | null>(null);
  const [error, setError] = useState<string | undefined>();
  const [failure, setFailure] = useState<string | null>(null);
  const [isFinding, setFinding] = useState(false);
  const isCancelled = useRef(false);
  const { progress, unfinished, ...bulk } = useBulk(() => {
    onDone();
    onClose();
  });
  const request: BulkRequest = {
    key,
    action,
    ...(owner && { volunteer_id: owner.id }),
    ...(action === 'send_back' && { note }),
  };
  const openIds = unfinished && [...unfinished.unanswered, ...unfinished.left];
  const doneText = (changed: number) => t.bulk.done[action](changed, owner?.name ?? '');

  async function start() {
    const wrong = errorOf(t, action, note, owner);
    setError(wrong);
    if (wrong) return document.getElementById(FIELDS[action] ?? '')?.focus();
    setFailure(null);
    setFinding(true);
    try {
      const found = openIds ?? ids ?? (await findIds(query, excluded));
      if (!isCancelled.current) bulk.start(request, found, doneText);
    } catch (thrown) {
      setFailure(messageOf(thrown)(t));
    } finally {
      setFinding(false);
    }
  }

  function cancel() {
    if (progress) bulk.stop();
    else if (unfinished) bulk.leave();
    else {
      isCancelled.current = true;
      onClose();
    }
  }

  return {
    note,
    setNote,
    setOwner,
    error,
    failure,
    progress,
    isBusy: isFinding || progress !== null,
    unfinished,
    openIds,
    doneText,
    start: () => void start(),
    cancel,
    undo: () => bulk.undo(request),
  };
}

function errorOf(
  t: Messages,
  action: BulkAction,
  note: string,
  owner: ChosenVolunteer | null,
): string | undefined {
  if (action === 'reassign' && !owner) return t.rules.volunteerRequired;
  const [wrong] = action === 'send_back' ? checkNote({ note }) : [];
  return wrong && fieldErrorMessage(t, wrong);
}

async function findIds(
  { page, limit, ...query }: ListQuery,
  excluded: ReadonlySet<number>,
): Promise<number[]> {
  const { ids } = (await call('findSurveyIds', { query })).data;
  return ids.filter((id) => !excluded.has(id));
}
