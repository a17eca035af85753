import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './button.module.css';
import { classes } from './classes.ts';
import { Ring } from './spinner.tsx';

type Tone = 'quiet' | 'main' | 'plain' | 'risk' | 'sure';

interface Look {
  tone?: Tone;
  /** As wide as its place. */
  wide?: boolean;
  /** An icon alone; it then needs an aria-label. */
  square?: boolean;
  /** On a phone a row of its own. */
  tall?: boolean;
  /** At the right end: hangs out by its padding, so that its word ends on the grid. */
  end?: boolean;
}

interface ButtonProps extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  /** What it says while it works; it then cannot be pressed again, but keeps the focus. */
  busy?: string | false;
  /** Stays in reach of the keyboard, does nothing. */
  off?: boolean;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({
  tone = 'quiet',
  wide,
  square,
  tall,
  end,
  busy = false,
  off = false,
  onClick,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const idle = busy === false && !off;
  return (
    <button
      {...rest}
      type={type}
      className={lookOf({ tone, wide, square, tall, end })}
      aria-disabled={idle ? undefined : true}
      data-busy={busy === false ? undefined : ''}
      onClick={idle ? onClick : (event) => event.preventDefault()}
    >
      {busy === false ? (
        children
      ) : (
        <>
          <Ring />
          {busy}
        </>
      )}
    </button>
  );
}

export function ButtonLink({
  tone = 'quiet',
  wide,
  square,
  tall,
  end,
  ...rest
}: Look & Omit<LinkProps, 'className'>) {
  return <Link {...rest} className={lookOf({ tone, wide, square, tall, end })} />;
}

type LookOf = { tone: Tone } & { [Key in Exclude<keyof Look, 'tone'>]?: boolean | undefined };

export function lookOf({ tone, wide, square, tall, end }: LookOf): string {
  return classes(
    styles.button,
    tone !== 'quiet' && styles[tone],
    wide && styles.wide,
    square && styles.square,
    tall && styles.tall,
    end && styles.end,
  );
}
