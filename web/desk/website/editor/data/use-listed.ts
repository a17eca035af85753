import { useCallback, useEffect, useState } from 'react';
import { call } from '../../../api/client.ts';
import { load } from '../../../api/load.ts';

/** Null until they are loaded; a failure leaves the names of the pictures. */
export const useImages = () => useListed(listImages);
/** Null until they are loaded; a failure leaves the names of the files. */
export const useFiles = () => useListed(listFiles);

const listImages = () => call('listImages');
const listFiles = () => call('listFiles');

function useListed<Item>(request: () => Promise<{ data: readonly Item[] }>) {
  const [list, setList] = useState<readonly Item[] | null>(null);
  const reload = useCallback(async () => {
    const { data: reply, problem } = await load(request());
    if (reply) setList(reply.data);
    return problem;
  }, [request]);
  useEffect(() => void reload(), [reload]);
  return { list, reload };
}
