import { ArrowUp, Eye, Pencil, Split, TriangleAlert } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { groupMobile } from '#domain/surveys/mobile.ts';
import { formatMoment, formatTime } from '../../../messages/format-time.ts';
import { useMessages } from '../../../messages/store.ts';
import { formatValue } from '../../../messages/survey-fields.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { langOf } from '../../../ui/text/lang-of.ts';
import { useLinkState } from '../../navigation/back-link-state.ts';
import { focusScreen } from '../../navigation/focus-screen.ts';
import {
  canCancel,
  canReopen,
  isFrozen,
  isStaleRefusal,
  type Operation,
  type Refusal,
} from '../operations/operation.ts';
import { operationFacts } from '../operations/operation-facts.ts';
import { editPath, viewPath } from '../operations/operation-path.ts';
import { useNeedsSignIn } from '../outbox-state.ts';
import { refusalMessage } from '../sending/refusal-message.ts';
import { CancelLabel } from './cancel-label.tsx';
import styles from './operation-card.module.css';
import { useConfirmedCancel } from './use-confirmed-cancel.tsx';

interface OperationCardProps {
  operation: Operation;
  isSending: boolean;
  now: Date;
}

/** Memoised: hundreds may be listed while they are sent one by one. */
export const OperationCard = memo(function OperationCard({
  operation,
  isSending,
  now,
}: OperationCardProps) {
  const t = useMessages();
  const here = useLinkState();
  const { action, key, madeAt, refusal } = operation;
  const facts = operationFacts(operation);
  const nameId = `waiting-${key}`;
  const needsSignIn = useNeedsSignIn();
  return (
    <li className={styles.card}>
      <div className={styles.top}>
        <Link id={nameId} to={viewPath(operation)} state={here} lang={langOf(facts.name)}>
          {facts.name}
        </Link>
        <StateBadge operation={operation} isSending={isSending} />
      </div>
      <p>
        {formatValue(t, 'survey_type', facts.survey_type)} · {facts.age} ·{' '}
        {formatValue(t, 'gender', facts.gender)}
      </p>
      {action === 'create' ? null : (
        <p className={styles.dim}>{t.outbox.actions[action](formatMoment(t, madeAt, now))}</p>
      )}
      <p className={styles.dim} lang={langOf(facts.place)}>
        {facts.place}
      </p>
      {isFrozen(operation) && !isSending && !needsSignIn ? (
        <p className={styles.dim}>{t.outbox.tried(operation.tries)}</p>
      ) : null}
      <p className={styles.two}>
        <span>{groupMobile(facts.mobile_no)}</span>
        <span>{formatTime(t, new Date(madeAt).toISOString(), now)}</span>
      </p>
      {refusal ? (
        <p className={styles.why}>
          <TriangleAlert size={18} /> <span>{refusalMessage(t, refusal)}</span>
        </p>
      ) : null}
      <CardActions operation={operation} refusal={refusal} describedBy={nameId} />
    </li>
  );
});

interface CardActionsProps {
  operation: Operation;
  refusal: Refusal | null;
  describedBy: string;
}

function CardActions({ operation, refusal, describedBy }: CardActionsProps) {
  const t = useMessages();
  const isForm = canReopen(operation);
  const isStale = isStaleRefusal(refusal);
  const cancel = useConfirmedCancel(operation, focusScreen);

  return (
    <>
      <div className={styles.actions}>
        {refusal && isForm ? (
          <CardLink to={editPath(operation)} describedBy={describedBy} isMain>
            {isStale ? <Split size={18} /> : <Pencil size={18} />}{' '}
            {isStale ? t.outbox.seeBoth : t.outbox.correct}
          </CardLink>
        ) : (
          <CardLink to={viewPath(operation)} describedBy={describedBy}>
            <Eye size={18} /> {t.outbox.view}
          </CardLink>
        )}
        {isForm && !refusal ? (
          <CardLink to={editPath(operation)} describedBy={describedBy}>
            <Pencil size={18} /> {t.outbox.edit}
          </CardLink>
        ) : null}
        {canCancel(operation) ? (
          <button type="button" aria-describedby={describedBy} onClick={cancel.press}>
            <CancelLabel action={operation.action} size={18} />
          </button>
        ) : null}
      </div>
      {cancel.question}
    </>
  );
}

interface CardLinkProps {
  to: string;
  describedBy: string;
  isMain?: boolean;
  children: ReactNode;
}

function CardLink({ to, describedBy, isMain = false, children }: CardLinkProps) {
  const here = useLinkState();
  return (
    <Link to={to} state={here} aria-describedby={describedBy} data-main={isMain ? '' : undefined}>
      {children}
    </Link>
  );
}

function StateBadge({ operation, isSending }: { operation: Operation; isSending: boolean }) {
  const t = useMessages();
  if (isSending) {
    return (
      <Badge kind="sending">
        <Spinner /> {t.outbox.states.sending}
      </Badge>
    );
  }
  const isRefused = operation.state === 'refused';
  const Icon = isRefused ? TriangleAlert : ArrowUp;
  return (
    <Badge kind={isRefused ? 'attention' : 'waiting'}>
      <Icon size={14} /> {t.outbox.states[operation.state]}
    </Badge>
  );
}
