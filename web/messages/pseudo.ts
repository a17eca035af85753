// The pseudo-language of development and tests: English in accents, two fifths longer. Text without accents is
// not in the messages, and text that is cut off would be cut off in a longer language too.
import { cloneElement, isValidElement, type ReactNode } from 'react';
import { en } from './en/en.ts';
import type { Messages } from './messages.ts';

const ACCENTS: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', A: 'Á', E: 'É' };

// Plurals and numbers follow Marathi, whose rules differ from English.
export const pseudo: Messages = { ...transform(en), language: 'mr' };

function transform<Value>(value: Value): Value;
function transform(value: unknown): unknown {
  if (typeof value === 'string') return lengthen(value);
  if (typeof value === 'function') {
    return (...args: unknown[]) =>
      accented(Reflect.apply(value, undefined, args.map(lengthenBefore)));
  }
  if (Array.isArray(value)) return value.map((each) => transform(each));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, transform(each)]));
}

function accented(result: ReactNode): ReactNode {
  if (typeof result === 'string') return lengthen(result);
  if (!isValidElement<{ children?: ReactNode }>(result)) return result;
  const { children } = result.props;
  const texts = Array.isArray(children) ? children : [children];
  const changed = texts.map((each) => (typeof each === 'string' ? lengthen(each) : each));
  return cloneElement(result, {}, ...changed);
}

/** A message may pass part of its text to a function that wraps it in an element. */
function lengthenBefore(arg: unknown): unknown {
  if (typeof arg !== 'function') return arg;
  return (text: string) => Reflect.apply(arg, undefined, [lengthen(text)]);
}

/** Placeholders such as `{min}` stay. */
function lengthen(text: string): string {
  const letters = text.replace(/\{\w+\}|[aeiouAE]/g, (found) => ACCENTS[found] ?? found);
  return `⟦${letters}${'·'.repeat(Math.ceil(text.length * 0.4))}⟧`;
}
