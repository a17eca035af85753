import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import button from '#web/styles/button.module.css';
import shared from '#web/styles/public.module.css';
import { useFrame } from '../frame.ts';
import type { FrameWords } from '../frame-words.ts';
import { useHydrated } from '../hydrated.ts';
import styles from './bank-lines.module.css';

const NOTICE_MS = 4000;

export function BankLines() {
  const { bank, donation } = useFrame();
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
        {linesOf(bank, donation).map((line) => (
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
        {copied && `${copied} ${donation.copied_spoken}`}
      </p>
    </>
  );
}

function linesOf(
  { account_name, account_number, ifsc, upi_id }: FrameWords['bank'],
  terms: FrameWords['donation'],
) {
  return [
    { term: terms.account_name, shown: account_name, copied: account_name },
    {
      term: terms.account_number,
      shown: account_number,
      copied: account_number.replaceAll(' ', ''),
    },
    { term: terms.ifsc, shown: ifsc, copied: ifsc },
    ...(upi_id ? [{ term: terms.upi_id, shown: upi_id, copied: upi_id }] : []),
  ];
}

interface CopyButtonProps {
  term: string;
  done: boolean;
  onCopy: () => void;
}

function CopyButton({ term, done, onCopy }: CopyButtonProps) {
  const { donation } = useFrame();
  const Icon = done ? Check : Copy;
  return (
    <button type="button" className={styles.copy} data-done={done || undefined} onClick={onCopy}>
      <Icon className={button.icon} aria-hidden="true" /> {done ? donation.copied : donation.copy}
      <span className={shared.spoken}> {term}</span>
    </button>
  );
}
