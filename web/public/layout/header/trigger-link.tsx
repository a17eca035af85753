// A link that becomes a button after hydration. Without script it leads to a page with the same content. It
// stays one element, so that hydration keeps the focus; earlier clicks on [data-trigger] are replayed.
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useHref } from 'react-router';
import type { PagePath } from '#content/site-map.ts';
import { useHydrated } from '../use-hydrated.ts';

interface TriggerLinkProps {
  href: PagePath | `#${string}`;
  onOpen: () => void;
  /** Called on hover and focus, for preloading. */
  onIntent?: () => void;
  opens: 'dialog' | { panel: string; open: boolean };
  label?: string;
  current?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

export function TriggerLink({
  href,
  onOpen,
  onIntent,
  opens,
  label,
  current,
  className,
  children,
}: TriggerLinkProps) {
  const address = useHref(href);
  const button = useHydrated() ? buttonOf(opens) : {};

  function press(event: MouseEvent | KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  }

  return (
    <a
      href={href.startsWith('#') ? href : address}
      data-trigger
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

function buttonOf(opens: TriggerLinkProps['opens']) {
  if (opens === 'dialog') return { role: 'button', 'aria-haspopup': 'dialog' } as const;
  return { role: 'button', 'aria-expanded': opens.open, 'aria-controls': opens.panel } as const;
}
