import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { program } from '#content/pages/home.ts';
import { Picture } from '#web/ui/picture.tsx';
import { Section } from '../parts/section.tsx';
import { SectionHead } from '../parts/section-head.tsx';
import styles from './program-tiles.module.css';

/** Labels rise on hover and focus; Esc lowers them until the pointer or the focus leaves. */
export function ProgramTiles({ content }: { content: typeof program }) {
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
      <SectionHead heading={content.heading}>{content.intro}</SectionHead>
      <ul ref={list} className={styles.tiles} data-lowered={lowered || undefined}>
        {content.tiles.map((tile) => (
          <li key={tile.label} className={styles.tile} data-reveal>
            <Link
              to={tile.path}
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
                <b>{tile.label}</b>
                <span>{tile.text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
