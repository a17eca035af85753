import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { isProblem } from '#domain/problems.ts';
import type { SurveyFieldName } from '#domain/surveys/fields.ts';
import { failureMessage, isWorthTelling, messageOf } from '../../messages/errors.ts';
import type { LocalizedText } from '../../messages/messages.ts';
import { currentMessages } from '../../messages/store.ts';
import { useToast } from '../../ui/dialogs/toast.tsx';
import { useIsMounted } from '../../ui/use-is-mounted.ts';
import { useSingleRun } from '../../ui/use-single-run.ts';
import { call } from '../api/client.ts';
import { useAfterAction } from '../navigation/use-after-action.ts';
import type { Pair } from './load-pairs.ts';
import { openPairs } from './open-pairs.ts';

/** For each field, the id of the entry that it is taken from. */
export type Choices = Partial<Record<SurveyFieldName, number>>;
type Merge = { decision: 'merge'; keep: number; fields: Choices };
type Decision = { decision: 'different' } | Merge;

/** For the two entries in the versions on the screen. */
export function useDecision(
  { older, newer, kept_id, state }: Pair,
  onDecided: (gone?: number) => void,
) {
  const [deciding, setDeciding] = useState<Decision['decision'] | null>(null);
  const [failure, setFailure] = useState<LocalizedText | null>(null);
  const { revalidate } = useRevalidator();
  const showToast = useToast();
  const finish = useAfterAction();
  const runOnce = useSingleRun();
  const isMounted = useIsMounted();

  async function decide(decision: Decision) {
    if (deciding) return;
    setDeciding(decision.decision);
    setFailure(null);
    const versions: [number, number] = [older.version, newer.version];
    try {
      await call('decidePair', {
        id: older.id,
        other: newer.id,
        body: { ...decision, versions },
      });
      if (state === 'open') openPairs.change(-1);
      showDone(decision);
      onDecided(decision.decision === 'merge' ? goneBy(decision) : undefined);
    } catch (error) {
      const isChanged = isProblem(error, 'staleVersion');
      const failed: LocalizedText = isChanged
        ? (t) => t.duplicates.changedSince
        : failureMessage('decidePair')(error);
      if (!isMounted() && isWorthTelling(error)) showToast({ text: failed(currentMessages()) });
      setFailure(() => failed);
      if (isChanged) await revalidate();
    } finally {
      setDeciding(null);
    }
  }

  function showDone(decision: Decision) {
    const t = currentMessages();
    if (decision.decision === 'different') {
      // No undo after a merged entry was restored: the record of the merge would be lost.
      const action = { label: t.ui.undo, onPress: () => void openAgain() };
      return showToast({ text: t.duplicates.nowDifferent, ...(kept_id === null && { action }) });
    }
    const gone = goneBy(decision);
    showToast({
      text: t.duplicates.nowMerged(decision.keep),
      action: { label: t.ui.undo, onPress: () => void undoMerge(gone) },
    });
  }

  const goneBy = ({ keep }: Merge) => (keep === older.id ? newer.id : older.id);

  const undoMerge = (gone: number) =>
    undo(
      () => call('restoreSurvey', { id: gone }),
      (t) => t.duplicates.mergeUndone,
    );

  const openAgain = () =>
    undo(
      () => call('decidePair', { id: older.id, other: newer.id, body: { decision: 'open' } }),
      (t) => t.duplicates.openAgain,
    );

  /** @returns whether it is undone */
  async function undo(send: () => Promise<unknown>, done: LocalizedText): Promise<boolean> {
    let text = done;
    const sent = await runOnce(() =>
      send().catch((error: unknown) => {
        text = messageOf(error);
      }),
    );
    openPairs.expire();
    if (sent) await finish({ text: text(currentMessages()) });
    return Boolean(sent) && text === done;
  }

  return { decide, deciding, failure, undoMerge, openAgain };
}
