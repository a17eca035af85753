// Values, errors and submission of a small form. A failure never changes the values.
import { useState } from 'react';
import { Problem } from '#domain/problems.ts';
import type { FieldError } from '#domain/validation.ts';
import { fieldErrorMessage, isRefusal, isWorthTelling } from '../../messages/errors.ts';
import type { LocalizedText } from '../../messages/messages.ts';
import { useMessages } from '../../messages/store.ts';
import { useToast } from '../dialogs/toast.tsx';
import { useIsMounted } from '../use-is-mounted.ts';

/** Keeps what was typed while the form is not on the screen. */
export interface UnsentValues<Name extends string> {
  read: () => Partial<Record<Name, string>>;
  keep: (values: Partial<Record<Name, string>>) => void;
}

interface FormOptions<Name extends string, Values = Record<Name, string>> {
  /** Untouched fields follow it when the stored values change. */
  initial: Values;
  /** Early feedback only: the server checks again. */
  check: (values: Values) => readonly FieldError[];
  send: (values: Values) => Promise<void>;
  /** The message above the form, also for errors of single fields. */
  failed: (error: unknown) => LocalizedText;
  unsent?: UnsentValues<Name>;
  /** `send` only asks for a confirmation: what was typed is kept until `forget`. */
  keepsUnsent?: boolean;
}

export interface BoundField {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

export function useForm<Name extends string>(options: FormOptions<Name>) {
  const t = useMessages();
  const { initial, unsent } = options;
  const [typed, setTyped] = useState<Partial<Record<Name, string>>>(() => unsent?.read() ?? {});
  const values: Record<Name, string> = { ...initial, ...typed };
  const [fieldErrors, setFieldErrors] = useState<readonly FieldError[]>([]);
  const [failure, setFailure] = useState<unknown>(null);
  const [sending, setSending] = useState(false);
  const showToast = useToast();
  const isMounted = useIsMounted();

  function bind(name: Name): BoundField {
    return {
      value: values[name],
      error: errorAt(name),
      onChange(value) {
        // A change made while sending would be lost.
        if (sending) return;
        const changed = { ...typed, [name]: value };
        setTyped(changed);
        unsent?.keep(changed);
        setFieldErrors(fieldErrors.filter(({ field }) => field !== name));
      },
    };
  }

  function errorAt(name: Name): string | undefined {
    const error = fieldErrors.find(({ field }) => field === name);
    return error && fieldErrorMessage(t, error);
  }

  async function submit() {
    if (sending) return;
    setFailure(null);
    if (showErrors(options.check(values))) return;
    setSending(true);
    try {
      await options.send(values);
      if (!options.keepsUnsent) unsent?.keep({});
    } catch (error) {
      // A dialog that was cancelled on a slow line.
      if (!isMounted() && isWorthTelling(error)) showToast({ text: options.failed(error)(t) });
      showErrors(error instanceof Problem ? error.errors : []);
      setFailure(error);
    } finally {
      setSending(false);
    }
  }

  function showErrors(found: readonly FieldError[]): boolean {
    setFieldErrors(found);
    const [first] = found;
    if (first) document.getElementById(first.field)?.focus();
    return first !== undefined;
  }

  const message = failure === null ? null : options.failed(failure)(t);
  return {
    values,
    bind,
    failure: message,
    /** Whether the server has refused the values. After other failures they may have been saved. */
    isRefused: isRefusal(failure),
    hasFieldErrors: fieldErrors.length > 0,
    isChanged: JSON.stringify(values) !== JSON.stringify(initial),
    sending,
    submit,
    forget: () => unsent?.keep({}),
  };
}
