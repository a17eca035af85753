// A link that becomes a button once the page is awake. Without script it leads to the page that
// says the same; it stays one element, so that waking up never takes the focus away, and a click
// that came before that (data-opener) can be kept and done again.
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import type { PagePath } from '#content/site-map.ts';
import { useHydrated } from '../hydrated.ts';

interface OpenerProps {
  href: PagePath | `#${string}`;
  onOpen: () => void;
  /** The pointer or the focus is on it: it may be pressed next. */
  onIntent?: () => void;
  opens: 'dialog' | { panel: string; open: boolean };
  label?: string;
  current?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

export function Opener({
  href,
  onOpen,
  onIntent,
  opens,
  label,
  current,
  className,
  children,
}: OpenerProps) {
  const button = useHydrated() ? buttonOf(opens) : {};

  function press(event: MouseEvent | KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  }

  return (
    <a
      href={href}
      data-opener
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      className={className}
      onClick={press}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onKeyDown={(event) => {
        if (event.key === ' ') press(event);
      }}
      {...button}
    >
      {children}
    </a>
  );
}

function buttonOf(opens: OpenerProps['opens']) {
  if (opens === 'dialog') return { role: 'button', 'aria-haspopup': 'dialog' } as const;
  return { role: 'button', 'aria-expanded': opens.open, 'aria-controls': opens.panel } as const;
}
