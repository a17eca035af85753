import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { bank } from '#content/bank.ts';
import button from '#web/styles/button.module.css';
import shared from '#web/styles/public.module.css';
import { useHydrated } from '../hydrated.ts';
import styles from './bank-lines.module.css';

const lines = [
  { term: 'Account name', shown: bank.accountName, copied: bank.accountName },
  {
    term: 'Account number',
    shown: bank.accountNumber,
    copied: bank.accountNumber.replaceAll(' ', ''),
  },
  { term: 'IFSC code', shown: bank.ifsc, copied: bank.ifsc },
  ...(bank.upiId ? [{ term: 'UPI ID', shown: bank.upiId, copied: bank.upiId }] : []),
];

const NOTICE_MS = 4000;

export function BankLines() {
  const [copied, setCopied] = useState<string>();
  // Browsers offer the clipboard only in secure contexts.
  const canCopy = useHydrated() && 'clipboard' in navigator;

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(undefined), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  return (
    <>
      <dl className={styles.lines}>
        {lines.map((line) => (
          <div key={line.term}>
            <dt>{line.term}</dt>
            <dd>
              {line.shown}
              {canCopy && (
                <CopyButton
                  term={line.term}
                  done={copied === line.term}
                  onCopy={async () => {
                    const isDone = await navigator.clipboard.writeText(line.copied).then(
                      () => true,
                      () => false,
                    );
                    setCopied(isDone ? line.term : undefined);
                  }}
                />
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className={shared.spoken} aria-live="polite">
        {copied && `${copied} copied`}
      </p>
    </>
  );
}

interface CopyButtonProps {
  term: string;
  done: boolean;
  onCopy: () => void;
}

function CopyButton({ term, done, onCopy }: CopyButtonProps) {
  const Icon = done ? Check : Copy;
  return (
    <button type="button" className={styles.copy} data-done={done || undefined} onClick={onCopy}>
      <Icon className={button.icon} aria-hidden="true" /> {done ? 'Copied' : 'Copy'}
      <span className={shared.spoken}> {term}</span>
    </button>
  );
}
