import { Link } from 'react-router';
import type { AuditThing } from '#domain/audit-log/audit-log.ts';
import type { AuditEvent } from '#domain/audit-log/audit-schema.ts';
import { LANGUAGE_NAMES } from '#domain/languages.ts';
import { useMessages } from '../../messages/store.ts';
import { langOf } from '../../ui/text/lang-of.ts';
import { useLinkState } from '../navigation/back-link-state.ts';
import { donationPath, surveyPath, volunteerPath } from '../navigation/paths.ts';
import { historyUrl } from '../website/addresses.ts';
import { thingLabel } from './thing-label.ts';

/** Kinds that have a page. */
const PATHS: Partial<Record<string, (id: number) => string>> = {
  survey: surveyPath,
  volunteer: volunteerPath,
  donation: donationPath,
} satisfies Partial<Record<AuditThing, (id: number) => string>>;

/** The name of what was changed, its number, or its kind. */
export function EventThing({
  event,
}: {
  event: Pick<AuditEvent, 'thing' | 'thing_id' | 'thing_name' | 'document'>;
}) {
  const t = useMessages();
  const here = useLinkState();
  const { thing, thing_id, document } = event;
  const kinds: Partial<Record<string, string>> = t.auditLog.kinds;
  const kind = kinds[thing] ?? thing;
  const path = document
    ? historyUrl(document.name, document.locale)
    : thing_id === null
      ? undefined
      : PATHS[thing]?.(thing_id);
  const label = document
    ? `${t.website.label(document.title)} · ${LANGUAGE_NAMES[document.locale]}`
    : thingLabel(t, event);
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
