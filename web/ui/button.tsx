import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './button.module.css';
import { classes } from './classes.ts';
import { Spinner } from './spinner.tsx';

type Tone = 'secondary' | 'primary' | 'plain' | 'danger' | 'dangerFilled';

interface ButtonStyle {
  tone?: Tone;
  wide?: boolean;
  /** An icon without text: needs an aria-label. */
  square?: boolean;
  fullWidthOnPhone?: boolean;
  /** At the right end of a row: shifted out by its padding, so that the text aligns with the grid. */
  end?: boolean;
}

interface ButtonProps
  extends ButtonStyle,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  /** The label while busy. The button then ignores presses but keeps the focus. */
  busy?: string | false;
  /** Sets aria-disabled, so that the button stays focusable. */
  disabled?: boolean;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({
  tone = 'secondary',
  wide,
  square,
  fullWidthOnPhone,
  end,
  busy = false,
  disabled = false,
  onClick,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const idle = busy === false && !disabled;
  return (
    <button
      {...rest}
      type={type}
      className={buttonClasses({ tone, wide, square, fullWidthOnPhone, end })}
      aria-disabled={idle ? undefined : true}
      data-busy={busy === false ? undefined : ''}
      onClick={idle ? onClick : (event) => event.preventDefault()}
    >
      {busy === false ? (
        children
      ) : (
        <>
          <Spinner />
          {busy}
        </>
      )}
    </button>
  );
}

export function ButtonLink({
  tone = 'secondary',
  wide,
  square,
  fullWidthOnPhone,
  end,
  ...rest
}: ButtonStyle & Omit<LinkProps, 'className'>) {
  return (
    <Link {...rest} className={buttonClasses({ tone, wide, square, fullWidthOnPhone, end })} />
  );
}

type ButtonStyleOptions = { tone: Tone } & {
  [Key in Exclude<keyof ButtonStyle, 'tone'>]?: boolean | undefined;
};

export function buttonClasses({
  tone,
  wide,
  square,
  fullWidthOnPhone,
  end,
}: ButtonStyleOptions): string {
  return classes(
    styles.button,
    tone !== 'secondary' && styles[tone],
    wide && styles.wide,
    square && styles.square,
    fullWidthOnPhone && styles.fullWidthOnPhone,
    end && styles.end,
  );
}
