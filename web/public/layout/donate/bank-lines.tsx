import { useCopy } from '../../share/use-copy.ts';
import { useLayoutWords } from '../layout-context.ts';
import type { LayoutWords } from '../layout-words.ts';
import styles from './bank-lines.module.css';
import { CopiedNotice, CopyButton } from './copy-button.tsx';

export function BankLines() {
  const { bank, donation } = useLayoutWords();
  const { canCopy, copied, copy } = useCopy();
  return (
    <>
      <dl className={styles.lines}>
        {linesOf(bank, donation).map(({ term, text, shown = text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <span>{shown}</span>
              {canCopy && (
                <CopyButton
                  term={term}
                  done={copied === term}
                  onCopy={() => void copy(term, text)}
                />
              )}
            </dd>
          </div>
        ))}
      </dl>
      <CopiedNotice copied={copied} />
    </>
  );
}

function linesOf(
  { account_name, account_number, ifsc }: LayoutWords['bank'],
  terms: LayoutWords['donation'],
): { term: string; text: string; shown?: string }[] {
  return [
    { term: terms.account_name, text: account_name },
    {
      term: terms.account_number,
      text: account_number.replaceAll(' ', ''),
      shown: account_number,
    },
    { term: terms.ifsc, text: ifsc },
  ];
}
