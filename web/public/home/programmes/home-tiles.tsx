import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Picture } from '#web/ui/picture.tsx';
import { Section } from '../../sections/section.tsx';
import { SectionHead } from '../../sections/section-head.tsx';
import { Marked } from '../../words/prose.tsx';
import type { HomeWords } from '../home-words.ts';
import styles from './home-tiles.module.css';

/** Labels rise on hover and focus; Esc lowers them until the pointer or the focus leaves. */
export function HomeTiles(content: HomeWords['programmes']) {
  const [lowered, setLowered] = useState(false);
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    function lowerOnEscape(event: KeyboardEvent) {
      if (event.key === 'Escape' && list.current?.matches(':hover, :focus-within'))
        setLowered(true);
    }
    document.addEventListener('keydown', lowerOnEscape);
    return () => document.removeEventListener('keydown', lowerOnEscape);
  }, []);

  return (
    <Section>
      <SectionHead heading={content.heading}>
        <Marked text={content.intro} />
      </SectionHead>
      <ul ref={list} className={styles.tiles} data-lowered={lowered || undefined}>
        {content.tiles.map((tile) => (
          <li key={tile.title} className={styles.tile} data-reveal>
            <Link
              to={`/${tile.page}`}
              onPointerLeave={() => setLowered(false)}
              onBlur={() => setLowered(false)}
            >
              <Picture
                of={tile.picture}
                alt=""
                sizes="(max-width: 760px) 100vw, 700px"
                className={styles[tile.picture.name]}
              />
              <span className={styles.label}>
                <b>{tile.title}</b>
                <span>{tile.text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
