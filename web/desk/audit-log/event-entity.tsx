import { Link } from 'react-router';
import type { AuditEntity } from '#domain/audit-log/audit-log.ts';
import type { AuditEvent } from '#domain/audit-log/audit-schema.ts';
import { LANGUAGE_NAMES } from '#domain/languages.ts';
import { useMessages } from '../../messages/store.ts';
import { langOf } from '../../ui/text/lang-of.ts';
import { useLinkState } from '../navigation/back-link-state.ts';
import { donationPath, surveyPath, volunteerPath } from '../navigation/paths.ts';
import { historyUrl } from '../website/addresses.ts';
import { entityLabel } from './entity-label.ts';

/** Kinds that have a page. */
const PATHS: Partial<Record<string, (id: number) => string>> = {
  survey: surveyPath,
  volunteer: volunteerPath,
  donation: donationPath,
} satisfies Partial<Record<AuditEntity, (id: number) => string>>;

/** The name of what was changed, its number, or its kind. */
export function EventEntity({
  event,
}: {
  event: Pick<AuditEvent, 'entity' | 'entity_id' | 'entity_name' | 'document'>;
}) {
  const t = useMessages();
  const here = useLinkState();
  const { entity, entity_id, document } = event;
  const kinds: Partial<Record<string, string>> = t.auditLog.kinds;
  const kind = kinds[entity] ?? entity;
  const path = document
    ? historyUrl(document.name, document.locale)
    : entity_id === null
      ? undefined
      : PATHS[entity]?.(entity_id);
  const label = document
    ? `${t.website.label(document.title)} · ${LANGUAGE_NAMES[document.locale]}`
    : entityLabel(t, event);
  const text = (
    <>
      {kind} <span lang={langOf(label)}>{label}</span>
    </>
  );
  return path ? (
    <Link to={path} state={here}>
      {text}
    </Link>
  ) : (
    text
  );
}
