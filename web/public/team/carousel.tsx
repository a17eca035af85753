import { type TouchEvent, useRef } from 'react';
import { useHydrated } from '#web/public/layout/use-hydrated.ts';
import { Avatar } from './avatar.tsx';
import styles from './carousel.module.css';
import { Controls } from './controls.tsx';
import { MemberWords } from './member-words.tsx';
import type { CarouselWords, TeamMember } from './members.ts';
import { useRotation } from './use-rotation.ts';

const SWIPE_PX = 40;

interface TeamCarouselProps {
  team: readonly TeamMember[];
  words: CarouselWords;
}

/** Without script, all members are in a scrollable row. */
export function TeamCarousel({ team, words }: TeamCarouselProps) {
  const root = useRef<HTMLElement>(null);
  const touchedAt = useRef(0);
  const { index, stopped, show, stopAutoRotation, setHovered, rotate } = useRotation(
    team.length,
    root,
  );

  function endSwipe(event: TouchEvent) {
    const moved = (event.changedTouches[0]?.clientX ?? 0) - touchedAt.current;
    if (Math.abs(moved) > SWIPE_PX) show(index - Math.sign(moved));
  }

  return (
    <section
      ref={root}
      aria-roledescription={words.kind}
      aria-label={words.name}
      onFocus={stopAutoRotation}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
    >
      <div
        className={styles.stage}
        onTouchStart={(event) => {
          touchedAt.current = event.touches[0]?.clientX ?? 0;
        }}
        onTouchEnd={endSwipe}
      >
        <Controls
          words={words}
          stopped={stopped}
          onRotate={rotate}
          onTurn={(by) => show(index + by)}
        >
          {`${index + 1} ${words.of} ${team.length}`}
        </Controls>
        <div className={styles.slides} aria-live={stopped ? 'polite' : 'off'}>
          {team.map((member, place) => (
            <Slide
              key={member.name}
              member={member}
              number={place + 1}
              of={team.length}
              words={words}
              at={positionOf(place, index, team.length)}
            />
          ))}
        </div>
      </div>
      <ol className={styles.seats} aria-label={words.members}>
        {team.map((member, place) => (
          <li key={member.name} aria-current={place === index || undefined}>
            {member.name}
          </li>
        ))}
      </ol>
    </section>
  );
}

type Position = 'now' | 'next' | 'ahead' | 'past';

/** The row is circular: half of the slides wait on the right, half on the left. */
function positionOf(place: number, index: number, count: number): Position {
  const ahead = (place - index + count) % count;
  if (ahead === 0) return 'now';
  if (ahead === 1) return 'next';
  return ahead <= count / 2 ? 'ahead' : 'past';
}

interface SlideProps {
  member: TeamMember;
  number: number;
  of: number;
  at: Position;
  words: CarouselWords;
}

function Slide({ member, number, of, at, words }: SlideProps) {
  const hydrated = useHydrated();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is not a set of form fields
    <div
      role="group"
      aria-roledescription={words.slide}
      aria-label={`${number} ${words.of} ${of}: ${member.name}`}
      inert={hydrated && at !== 'now'}
      className={styles.slide}
      data-at={at}
    >
      <Avatar member={member} />
      <MemberWords member={member} noWords={words.no_words} />
    </div>
  );
}
