import type { ItemPath } from '#content/item-pages.ts';
import { localePath } from '#domain/website/addresses/locale-path.ts';
import { siteOrigin } from '#web/site-facts.ts';
import button from '#web/styles/button.module.css';
import { LineDrawing } from '../layout/icon.tsx';
import { useLayoutWords } from '../layout/layout-context.ts';
import { NewTab } from '../layout/outside-link.tsx';
import styles from './share.module.css';
import { useCopy } from './use-copy.ts';

const BUBBLE =
  'M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719';
const CHAIN =
  'M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71';

interface WhatsAppLinkProps {
  text: string;
  path: ItemPath;
  isSmall?: boolean;
  children: string;
}

/** Opens WhatsApp with the text and the address; only the visitor sends it. */
export function WhatsAppLink({ text, path, isSmall, children }: WhatsAppLinkProps) {
  const url = useShareUrl(path);
  return (
    <a
      href={`https://wa.me/?text=${encodeURIComponent(`${text}\n`)}${url}`}
      target="_blank"
      rel="noopener noreferrer"
      className={isSmall ? styles.small : `${button.button} ${styles.whatsApp}`}
    >
      <LineDrawing path={BUBBLE} />
      {children}
      <NewTab />
    </a>
  );
}

interface CopyLinkProps {
  path: ItemPath;
  words: { copy: string; copied: string };
}

/** Hidden without script or clipboard access. */
export function CopyLink({ path, words }: CopyLinkProps) {
  const { canCopy, copied, copy } = useCopy();
  const url = useShareUrl(path);
  if (!canCopy) return null;
  return (
    <button
      type="button"
      className={styles.small}
      data-done={copied ? true : undefined}
      onClick={() => void copy(path, url)}
    >
      <LineDrawing path={CHAIN} />
      <span aria-live="polite">{copied ? words.copied : words.copy}</span>
    </button>
  );
}

function useShareUrl(path: ItemPath): string {
  return siteOrigin() + localePath(useLayoutWords().locale, path);
}
