import { Marked } from '../words/prose.tsx';
import styles from './term-list.module.css';

export function TermList({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <dl className={styles.terms}>
      {items.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <Marked text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
