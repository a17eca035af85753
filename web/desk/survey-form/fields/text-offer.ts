import type { Messages } from '../../../messages/messages.ts';
import type { Offer } from '../../../ui/forms/field.tsx';

interface TextOffer {
  id: string;
  value: string;
  /** undefined: nothing to offer. */
  text: string | undefined;
  onChange: (text: string) => void;
}

/** A button that writes a likely text into an empty field. */
export function textOffer(t: Messages, field: TextOffer): Offer | undefined {
  const { id, value, text, onChange } = field;
  if (value !== '' || text === undefined) return undefined;
  return {
    label: t.surveyForm.write(text),
    onTake: () => {
      onChange(text);
      document.getElementById(id)?.focus();
    },
  };
}
