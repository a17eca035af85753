// The life of a small form: what is typed, what is broken in it, what came of sending it. Nothing that
// goes wrong touches what is typed.
import { useState } from 'react';
import { Problem } from '#domain/problems.ts';
import type { Broken } from '#domain/validation.ts';

interface FormPlan<Values> {
  initial: Values;
  /** For kindness; the server asks again. */
  check: (values: Values) => readonly Broken[];
  send: (values: Values) => Promise<void>;
  /** Said above the form, also where a field is to blame. */
  failed: (error: unknown) => string;
}

/** What a field is given by its form. */
export interface Bound {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

export function useForm<Name extends string>(plan: FormPlan<Record<Name, string>>) {
  const [values, setValues] = useState(plan.initial);
  const [broken, setBroken] = useState<readonly Broken[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [sending, setSending] = useState(false);

  function bind(name: Name): Bound {
    return {
      value: values[name],
      error: broken.find(({ field }) => field === name)?.message,
      onChange(value) {
        setValues({ ...values, [name]: value });
        setBroken(broken.filter(({ field }) => field !== name));
      },
    };
  }

  async function submit() {
    if (sending) return;
    setFailure(null);
    if (refuse(plan.check(values))) return;
    setSending(true);
    try {
      await plan.send(values);
    } catch (error) {
      refuse(error instanceof Problem ? error.errors : []);
      setFailure(plan.failed(error));
    } finally {
      setSending(false);
    }
  }

  /** Shows what is broken and goes to the first of it. */
  function refuse(found: readonly Broken[]): boolean {
    setBroken(found);
    const [first] = found;
    if (first) document.getElementById(first.field)?.focus();
    return first !== undefined;
  }

  return { bind, failure, sending, submit };
}
