import { Marked } from '../words/prose.tsx';
import styles from './notice.module.css';

export function Terms({ items }: { items: readonly { title: string; text: string }[] }) {
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

export function Marks({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.marks}>
      {items.map((item) => (
        <li key={item}>
          <Marked text={item} />
        </li>
      ))}
    </ul>
  );
}
