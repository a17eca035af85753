// Double buffering in two frames: the next state of the page loads in the hidden one, which is then shown. In a
// third, each word of the page is the path of its field.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { DocumentValue } from '#domain/website/document.ts';
import type { Fields } from '#domain/website/fields/fields.ts';
import { itemWithPage } from '../item-with-page.ts';
import type { PreviewWidth } from '../use-scale.ts';
import { assignPaths } from './assign-paths.ts';
import { shapeOf } from './find-paths.ts';
import { listenTo } from './frame-clicks.ts';
import { adoptStyle } from './frame-style.ts';
import { type Highlight, showHighlights } from './highlights.ts';

type FrameKey = 'one' | 'other';
export interface FramesProps {
  /** The server's draft. */
  document: DocumentValue;
  fields: Fields;
  version: number;
  highlights: readonly Highlight[];
  /** Words of the frame to scroll into view. */
  chosen: string | null;
  width: PreviewWidth;
  onChoose: (path: string) => void;
}

export function useFrames(address: string | null, props: FramesProps) {
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
  /** The version that first had this shape: later ones have their tokens in the same places. */
  const [shaped, setShaped] = useState({ shape, version });
  if (shaped.shape !== shape) setShaped({ shape, version });
  const item = itemWithPage(document, chosen);
  const own = item ? `item=${item.index}` : '';
  // The latest values, for events of the frames.
  const latest = useRef({ document, fields, highlights, chosen, onChoose });
  useLayoutEffect(() => {
    latest.current = { document, fields, highlights, chosen, onChoose };
  });

  const frameOf = (key: FrameKey) => (key === 'one' ? one : other).current;

  // The version is in the address because browsers ignore a second navigation to the address that is still loading.
  useEffect(() => {
    if (address === null) return;
    const back = shown.current === 'one' ? other : one;
    back.current?.contentWindow?.location.replace(`${address}?version=${version}&${own}`);
  }, [address, version, own]);

  useEffect(() => {
    if (address === null) return;
    const { version } = shaped;
    tokens.current?.contentWindow?.location.replace(`${address}?fields&version=${version}&${own}`);
  }, [address, shaped, own]);

  useEffect(() => {
    const page = front && pageOf((front === 'one' ? one : other).current);
    if (page) showHighlights(page, latest.current.highlights, chosen);
    // Only another choice, or another width, scrolls the page.
  }, [front, chosen, width]);

  useEffect(() => {
    const page = front && pageOf((front === 'one' ? one : other).current);
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
    adoptStyle(page);
    listenTo(page, ({ path, words }) => {
      setElsewhere(words === null ? null : { words, chosen: latest.current.chosen });
      if (path !== null) latest.current.onChoose(path);
    });
    assign(key);
    const before = shown.current;
    shown.current = key;
    const top = before && frameOf(before)?.contentWindow?.scrollY;
    if (top) page.defaultView?.scrollTo({ top, behavior: 'instant' });
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

function pageOf(frame: HTMLIFrameElement | null): Document | null {
  return frame?.contentDocument ?? null;
}
