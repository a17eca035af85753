import { useEffect, useId, useState } from 'react';
import type { Picture as Shown } from '#content/pictures/picture-facts.ts';
import { ITEM_SIZES, Picture } from '#web/ui/picture.tsx';
import { useHydrated } from '../layout/use-hydrated.ts';
import { Section } from '../sections/section.tsx';
import { Marked } from '../words/prose.tsx';
import styles from './hover-cards.module.css';

interface Card {
  readonly title: string;
  readonly text: string;
  readonly picture: Shown;
}

interface HoverCardsProps {
  heading: string;
  intro?: string;
  layout: 'leading' | 'pinwheel' | 'stepped';
  items: readonly Card[];
}

export function HoverCards({ heading, intro, layout, items }: HoverCardsProps) {
  return (
    <Section
      background={layout === 'leading' ? 'rice' : 'lime'}
      className={layout === 'leading' ? styles.leadingFrame : undefined}
    >
      <div className={styles.head}>
        <h2>{heading}</h2>
        {intro && (
          <p>
            <Marked text={intro} />
          </p>
        )}
      </div>
      <ul className={`${styles.cards} ${styles[layout]}`}>
        {items.map((item) => (
          <HoverCard key={item.title} card={item} />
        ))}
      </ul>
    </Section>
  );
}

/**
 * `shown` is undefined while CSS decides: before hydration, and at rest. On devices without hover the text is
 * always visible.
 */
function HoverCard({ card }: { card: Card }) {
  const [shown, setShown] = useState<boolean>();
  const canHover = useCanHover();
  const panelId = useId();

  useEffect(() => {
    if (!shown) return;
    function hideOnEscape(event: KeyboardEvent) {
      if (event.key === 'Escape') setShown(false);
    }
    document.addEventListener('keydown', hideOnEscape);
    return () => document.removeEventListener('keydown', hideOnEscape);
  }, [shown]);

  return (
    <li
      className={styles.card}
      data-shown={shown}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') setShown(true);
      }}
      onPointerLeave={({ pointerType, currentTarget }) => {
        if (pointerType === 'mouse' && !currentTarget.querySelector(':focus-visible')) {
          setShown(undefined);
        }
      }}
    >
      <Picture of={card.picture} sizes={ITEM_SIZES} />
      <div className={styles.label}>
        <h3>
          {canHover === false ? (
            card.title
          ) : (
            <button
              type="button"
              aria-expanded={canHover && Boolean(shown)}
              aria-controls={panelId}
              onFocus={({ target }) => {
                if (target.matches(':focus-visible')) setShown(true);
              }}
              onBlur={({ target }) => {
                if (!target.closest('li:hover')) setShown(undefined);
              }}
              onClick={({ nativeEvent }) => {
                const byMouse =
                  nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'mouse';
                setShown(byMouse || !shown);
              }}
            >
              {card.title}
            </button>
          )}
        </h3>
        <div id={panelId} className={styles.words}>
          <p>
            <Marked text={card.text} />
          </p>
        </div>
      </div>
    </li>
  );
}

/** Undefined until hydration. */
function useCanHover(): boolean | undefined {
  return useHydrated() ? matchMedia('(hover: hover)').matches : undefined;
}
