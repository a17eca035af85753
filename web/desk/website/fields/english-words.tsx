import { isWithin, valueAt } from '#domain/website/fields/field-path.ts';
import { useMessages } from '../../../messages/store.ts';
import { classes } from '../../../ui/classes.ts';
import { useEditor } from './editor-context.ts';
import styles from './fields.module.css';

/** The English above a field of a translation, tinted where it has changed since. */
export function EnglishWords({ path }: { path: string }) {
  const t = useMessages();
  const { english, followsEnglish, olderPaths } = useEditor();
  const words = english === null ? undefined : valueAt(english, path);
  if (typeof words !== 'string' || words === '' || followsEnglish(path)) return null;
  const isOlder = olderPaths.some((older) => isWithin(path, older));
  return (
    <div className={classes(styles.english, isOlder && styles.englishChanged)}>
      <small>{isOlder ? t.website.englishChanged : t.website.english}</small>
      <p lang="en">{words}</p>
    </div>
  );
}
