import type { Difference } from '#domain/website/differences/differences.ts';
import {
  type Piece,
  sentenceDifferences,
} from '#domain/website/differences/sentence-differences.ts';
import { isRecord } from '#domain/website/document.ts';
import type { Field } from '#domain/website/fields/fields.ts';
import { markOf } from '#domain/website/text/blocks.ts';
import { plainText } from '#domain/website/text/plain-text.ts';
import { formatExactTime } from '../../../messages/format-time.ts';
import type { Messages } from '../../../messages/messages.ts';
import { useMessages } from '../../../messages/store.ts';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { useFiles } from '../editor/data/use-listed.ts';
import { formatLabels } from '../format-labels.ts';
import styles from './difference-list.module.css';
import { withFileTitles } from './file-titles.ts';

interface DifferenceListProps {
  differences: readonly Difference[];
  /** The language of the words. */
  lang: string;
}

export function DifferenceList({ differences, lang }: DifferenceListProps) {
  const t = useMessages();
  const { list: files } = useFiles();
  const withTitles = (text: string) =>
    withFileTitles(text, files ?? [], (iso) => formatExactTime(t, iso));
  return (
    <dl className={styles.differences}>
      {differences.map((difference) => (
        <div key={`${difference.kind} ${difference.path}`}>
          <dt>
            {formatLabels(t, difference.labels)}
            {difference.kind === 'changed' ? null : (
              <span className={styles.kind}>{t.publishing.kinds[difference.kind]}</span>
            )}
          </dt>
          <dd lang={lang}>
            <Sentences difference={difference} withTitles={withTitles} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface SentencesProps {
  difference: Difference;
  withTitles: (text: string) => string;
}

function Sentences({ difference, withTitles }: SentencesProps) {
  const t = useMessages();
  const { kind, field, before, after } = difference;
  if (kind === 'moved' || kind === 'hidden' || kind === 'shown') {
    const text = withTitles(plainText(textOf(t, field, after)));
    return <p className={styles.same}>{firstWords(text)}</p>;
  }
  const [old, current] = [before, after].map((value) => withTitles(textOf(t, field, value, true)));
  return sentenceDifferences(old ?? '', current ?? '').map((sentence, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the sentences never change their order
    <div key={index} className={styles.sentence}>
      {sentence.before ? (
        <del>
          <VisuallyHidden>{t.history.before}</VisuallyHidden>
          <Words pieces={sentence.before} />
        </del>
      ) : null}
      {sentence.after ? (
        <ins>
          <VisuallyHidden>{t.history.after}</VisuallyHidden>
          <Words pieces={sentence.after} />
        </ins>
      ) : null}
    </div>
  ));
}

function Words({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <span>
      {pieces.map(({ text, changed }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change their order
        changed ? <b key={index}>{text}</b> : text,
      )}
    </span>
  );
}

/** @param isLabelled names the fields of an item, where there are several */
function textOf(t: Messages, field: Field, value: unknown, isLabelled = false): string {
  switch (field.kind) {
    case 'flag':
      return value === undefined ? '' : value === true ? t.publishing.yes : t.publishing.no;
    case 'choice': {
      const option = field.options.find((one) => one.value === value);
      return option ? t.website.label(option.label) : plain(value);
    }
    case 'group':
      return Object.entries(field.fields)
        .flatMap(([name, inner], _, all) => {
          const text = textOf(t, inner, isRecord(value) ? value[name] : undefined, isLabelled);
          if (text === '') return [];
          const isOne = hasOwnLabels(inner) || all.length === 1;
          // A heading or a list begins in a line of its own.
          const gap = markOf(text) === '' ? ' ' : '\n';
          return isLabelled && !isOne ? [`${t.website.label(inner.label)}:${gap}${text}`] : [text];
        })
        .join('\n');
    case 'list':
      return Array.isArray(value)
        ? value.map((item) => textOf(t, field.item, item, isLabelled)).join('\n')
        : '';
    default:
      return plain(value);
  }
}

function hasOwnLabels(field: Field): boolean {
  return field.kind === 'list' ? hasOwnLabels(field.item) : field.kind === 'group';
}

function plain(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function firstWords(text: string): string {
  const [line = ''] = text.split('\n');
  return line.length > 90 ? `${line.slice(0, 90)}…` : line;
}
