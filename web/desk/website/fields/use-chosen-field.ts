import { useCallback, useState } from 'react';
import type { Fields } from '#domain/website/fields/fields.ts';
import { useFieldOfAddress } from './use-field-of-address.ts';
import { useOpenParts } from './use-open-parts.ts';

/** The field that the editor and the preview point at, and the groups and items that are open. */
export function useChosenField(fields: Fields) {
  const [chosen, choose] = useState<string | null>(null);
  const { open, setOpen, openAround } = useOpenParts(fields);
  const openPath = useCallback(
    (path: string) => {
      choose(path);
      openAround(path);
    },
    [openAround],
  );
  useFieldOfAddress(openPath);
  return { chosen, choose, open, setOpen, openPath };
}
