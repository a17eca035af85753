// Placeholders of the page for a refused form: the server puts the visitor's values and errors there.
import { placeholder } from '#domain/text/placeholders.ts';

export interface RejectedField {
  value: string;
  error: string;
  invalid: string;
}

export const rejectedError = { form: placeholder('form_error'), kept: placeholder('kept') };

export function rejectedField(name: string): RejectedField {
  return {
    value: placeholder(name),
    error: placeholder(`${name}_error`),
    invalid: placeholder(`${name}_invalid`),
  };
}
