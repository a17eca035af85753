import { useCallback, useEffect, useState } from 'react';
import { call } from '../../../api/client.ts';
import { load } from '../../../api/load.ts';

/** Null while they load; a failure leaves the names of the pictures. */
export const useImages = () => useListed(listImages);
/** Null while they load; a failure leaves the names of the files. */
export const useFiles = () => useListed(listFiles);

const listImages = () => call('listImages');
const listFiles = () => call('listFiles');

function useListed<Item>(request: () => Promise<{ data: readonly Item[] }>) {
  const [list, setList] = useState<readonly Item[] | null>(null);
  const reload = useCallback(async () => {
    const { data: reply } = await load(request());
    if (reply) setList(reply.data);
  }, [request]);
  useEffect(() => void reload(), [reload]);
  return { list, reload };
}
