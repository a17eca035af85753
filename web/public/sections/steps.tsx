import { DevanagariNumber } from '../../ui/text/devanagari-number.tsx';
import { Marked } from '../words/prose.tsx';
import styles from './steps.module.css';

export function Steps({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        <li key={step.title} data-reveal>
          <DevanagariNumber className={styles.number} value={index + 1} />
          <div>
            <h3>{step.title}</h3>
            <p>
              <Marked text={step.text} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
