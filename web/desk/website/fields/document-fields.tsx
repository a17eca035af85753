import { pathIn } from '#domain/website/fields/field-path.ts';
import type { Field, Fields } from '#domain/website/fields/fields.ts';
import { FieldEditor, FieldEditors } from './field-editor.tsx';
import styles from './fields.module.css';
import { Part } from './part.tsx';

/** In the order of the page: groups are collapsible, lists are separate, other fields share a panel. */
export function DocumentFields({ fields }: { fields: Fields }) {
  return (
    <>
      {runsOf(fields).map(({ kind, names }) => {
        const inRun: Fields = Object.fromEntries(
          names.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])),
        );
        if (kind === 'list') {
          return Object.entries(inRun).map(([name, field]) => (
            <FieldEditor key={name} field={field} path={name} />
          ));
        }
        if (kind === 'group') {
          return (
            <div key={names[0]} className={styles.parts}>
              {Object.entries(inRun).map(([name, field]) =>
                field.kind === 'group' ? (
                  <Part key={name} label={field.label} hint={field.hint} path={name}>
                    <FieldEditors fields={field.fields} path={pathIn('', name)} />
                  </Part>
                ) : null,
              )}
            </div>
          );
        }
        return (
          <div key={names[0]} className={styles.panel}>
            <FieldEditors fields={inRun} path="" />
          </div>
        );
      })}
    </>
  );
}

interface Run {
  kind: 'group' | 'list' | 'plain';
  names: string[];
}

function runsOf(fields: Fields): Run[] {
  const runs: Run[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const kind = runKind(field);
    const last = runs.at(-1);
    if (last?.kind === kind) last.names.push(name);
    else runs.push({ kind, names: [name] });
  }
  return runs;
}

function runKind({ kind }: Field): Run['kind'] {
  return kind === 'group' || kind === 'list' ? kind : 'plain';
}

/** Lists of members, questions or events need more room than their page. */
export function isListDocument(fields: Fields): boolean {
  return Object.values(fields).some(
    (field) => field.kind === 'list' && field.item.kind === 'group',
  );
}
