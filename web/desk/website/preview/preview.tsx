import { lazy, Suspense, useRef } from 'react';
import type { Language } from '#domain/languages.ts';
import type { ListedDocument } from '#domain/website/website-schema.ts';
import { useMessages } from '../../../messages/store.ts';
import { Button } from '../../../ui/button.tsx';
import { type FramesProps, useFrames } from './frames/use-frames.ts';
import styles from './preview.module.css';
import { usePreviewAddress } from './use-preview-address.ts';
import { DESK_WIDTH, useScale } from './use-scale.ts';

export interface PreviewProps extends FramesProps {
  name: string;
  locale: Language;
  title: string;
  /** All of the website, for words of others. */
  documents: readonly ListedDocument[];
}

/** Few people click on words of other documents. */
const loadLinks = () => import('./document-links.tsx');
const DocumentLinks = lazy(() =>
  loadLinks().then(
    ({ DocumentLinks }) => ({ default: DocumentLinks }),
    () => ({ default: () => null }),
  ),
);

export function Preview(props: PreviewProps) {
  const { name, locale, title, width, documents } = props;
  const t = useMessages();
  const { address, failed, renew } = usePreviewAddress(name, locale);
  const stage = useRef<HTMLDivElement>(null);
  const frames = useFrames(address, props);
  const scale = useScale(stage, width);
  return (
    <div ref={stage} className={styles.stage} data-width={width}>
      {frames.all.map(({ key, ref, onLoad }) => (
        <iframe
          key={key}
          ref={ref}
          title={t.website.previewOf(title)}
          className={styles.frame}
          data-front={key === frames.front ? '' : undefined}
          aria-hidden={key === frames.front ? undefined : true}
          tabIndex={key === frames.front ? undefined : -1}
          style={
            scale === null
              ? undefined
              : { width: DESK_WIDTH, height: `${100 / scale}%`, transform: `scale(${scale})` }
          }
          onLoad={onLoad}
        />
      ))}
      <iframe
        ref={frames.tokens}
        title={t.website.previewOf(title)}
        className={styles.tokens}
        aria-hidden
        tabIndex={-1}
        onLoad={frames.onTokens}
      />
      <p className={styles.elsewhere} role="status">
        {frames.otherWords === null ? null : (
          <Suspense>
            <DocumentLinks
              words={frames.otherWords}
              documents={documents}
              name={name}
              locale={locale}
            />
          </Suspense>
        )}
      </p>
      <div role="status">
        {failed || frames.isBroken ? (
          <div className={styles.failed}>
            <p>{t.website.previewFailed}</p>
            <Button onClick={renew}>{t.ui.tryAgain}</Button>
          </div>
        ) : null}
      </div>
    </div>
  );
}
