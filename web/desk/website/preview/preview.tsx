import {
  lazy,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Language } from '#domain/languages.ts';
import type { DocumentValue } from '#domain/website/document.ts';
import type { Fields } from '#domain/website/fields.ts';
import type { ListedDocument } from '#domain/website/website-schema.ts';
import { useMessages } from '../../../messages/store.ts';
import { Button } from '../../../ui/button.tsx';
import { shapeOf } from './find-paths.ts';
import { assignPaths, type Highlight, listenTo, showHighlights } from './framed-page.ts';
import { itemWithPage } from './item-with-page.ts';
import styles from './preview.module.css';
import { usePreviewAddress } from './use-preview-address.ts';

export interface PreviewProps {
  name: string;
  locale: Language;
  title: string;
  fields: Fields;
  /** The server's draft. */
  document: DocumentValue;
  /** All of the website, for words of others. */
  documents: readonly ListedDocument[];
  version: number;
  highlights: readonly Highlight[];
  /** Words of the frame to scroll into view. */
  chosen: string | null;
  width: 'desk' | 'phone' | 'fill';
  onChoose: (path: string) => void;
}

/** Few people click on words of other documents. */
const DocumentLinks = lazy(() =>
  import('./document-links.tsx').then(
    ({ DocumentLinks }) => ({ default: DocumentLinks }),
    () => ({ default: () => null }),
  ),
);

const DESK_WIDTH = 1100;

/** Two frames: the next state of the page loads in the hidden one, which is then shown. */
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
      {failed || frames.isBroken ? (
        <div className={styles.failed} role="status">
          <p>{t.website.previewFailed}</p>
          <Button onClick={renew}>{t.parts.tryAgain}</Button>
        </div>
      ) : null}
    </div>
  );
}

type FrameKey = 'one' | 'other';

function useFrames(address: string | null, props: PreviewProps) {
  const { document, fields, version, highlights, chosen, width, onChoose } = props;
  const one = useRef<HTMLIFrameElement>(null);
  const other = useRef<HTMLIFrameElement>(null);
  const tokens = useRef<HTMLIFrameElement>(null);
  const [front, setFront] = useState<FrameKey | null>(null);
  const [isBroken, setBroken] = useState(false);
  const [elsewhere, setElsewhere] = useState<{ words: string; chosen: string | null } | null>(null);
  /** Like `front`, for events before the next rendering. */
  const shown = useRef<FrameKey | null>(null);
  const shape = shapeOf(document);
  const item = itemWithPage(document, chosen);
  const own = item === '' ? '' : `item=${item}`;
  // The latest values, for events of the frames.
  const latest = useRef({ document, fields, highlights, chosen, onChoose });
  useLayoutEffect(() => {
    latest.current = { document, fields, highlights, chosen, onChoose };
  });

  const frameOf = (key: FrameKey) => (key === 'one' ? one : other).current;
  const pageOf = (frame: HTMLIFrameElement | null) => frame?.contentDocument ?? null;

  // The version is in the address because browsers ignore a second navigation to the address that is still loading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the frames never change
  useEffect(() => {
    if (address === null) return;
    const back = shown.current === 'one' ? 'other' : 'one';
    frameOf(back)?.contentWindow?.location.replace(`${address}?version=${version}&${own}`);
  }, [address, version, own]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another shape has its tokens elsewhere
  useEffect(() => {
    if (address === null) return;
    tokens.current?.contentWindow?.location.replace(`${address}?fields&version=${version}&${own}`);
  }, [address, shape, own]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another choice, or another width, scrolls the page
  useEffect(() => {
    const page = front && pageOf(frameOf(front));
    if (page) showHighlights(page, latest.current.highlights, chosen);
  }, [front, chosen, width]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the frames never change
  useEffect(() => {
    const page = front && pageOf(frameOf(front));
    if (page) showHighlights(page, highlights, null);
  }, [front, highlights]);

  function assign(key: FrameKey) {
    const page = pageOf(frameOf(key));
    const words = pageOf(tokens.current);
    if (!page?.body || words?.readyState !== 'complete' || words.URL === 'about:blank') return;
    assignPaths(page, words, latest.current.fields, latest.current.document);
  }

  function onLoad(key: FrameKey) {
    const page = pageOf(frameOf(key));
    if (!page || page.URL === 'about:blank') return;
    const isPage = page.querySelector('main') !== null;
    setBroken(!isPage);
    if (!isPage) return;
    listenTo(page, ({ path, words }) => {
      setElsewhere(words === null ? null : { words, chosen: latest.current.chosen });
      if (path !== null) latest.current.onChoose(path);
    });
    assign(key);
    const before = shown.current;
    shown.current = key;
    const path = before && frameOf(before)?.contentWindow?.scrollY;
    if (path) page.defaultView?.scrollTo({ top: path, behavior: 'instant' });
    showHighlights(page, latest.current.highlights, before ? null : latest.current.chosen);
    setFront(key);
  }

  return {
    front,
    isBroken,
    /** Clicked since a field was chosen. */
    otherWords: elsewhere?.chosen === chosen ? elsewhere.words : null,
    tokens,
    all: [
      { key: 'one' as const, ref: one, onLoad: () => onLoad('one') },
      { key: 'other' as const, ref: other, onLoad: () => onLoad('other') },
    ],
    onTokens() {
      if (!shown.current) return;
      assign(shown.current);
      const page = pageOf(frameOf(shown.current));
      if (page) showHighlights(page, latest.current.highlights, latest.current.chosen);
    },
  };
}

/** @returns the scale of a page of desktop width; null where it fits the frame */
function useScale(
  stage: RefObject<HTMLDivElement | null>,
  width: PreviewProps['width'],
): number | null {
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const box = stage.current;
    if (!box) return;
    const observer = new ResizeObserver(() => setRoom(box.clientWidth));
    observer.observe(box);
    setRoom(box.clientWidth);
    return () => observer.disconnect();
  }, [stage]);
  return width === 'desk' && room > 0 ? Math.min(1, room / DESK_WIDTH) : null;
}
