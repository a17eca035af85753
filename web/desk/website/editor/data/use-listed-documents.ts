import { useEffect, useState } from 'react';
import type { ListedDocument } from '#domain/website/website-schema.ts';
import { call } from '../../../api/client.ts';
import { load } from '../../../api/load.ts';

/** @param changes asked again after each of them */
export function useListedDocuments(changes: number): readonly ListedDocument[] {
  const [documents, setDocuments] = useState<readonly ListedDocument[]>([]);
  useEffect(() => {
    let isOpen = true;
    void load(call('listDocuments')).then(({ data: reply }) => {
      if (isOpen && reply) setDocuments(reply.data);
    });
    return () => {
      isOpen = false;
    };
  }, [changes]);
  return documents;
}
