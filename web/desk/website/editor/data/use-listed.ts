import { useCallback, useEffect, useState } from 'react';
import type { Problem } from '#domain/problems.ts';
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

/** Others may have been uploaded since the editor was opened. */
export function useReloadedList(reload: () => Promise<Problem | null>) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isLoading, setLoading] = useState(true);
  const retry = useCallback(() => {
    setProblem(null);
    setLoading(true);
    void reload().then((failure) => {
      setProblem(failure);
      setLoading(false);
    });
  }, [reload]);
  useEffect(retry, [retry]);
  return { problem, isLoading, retry };
}

/**
 * A picture or file that came after the list was loaded is not gone: the server is asked once more.
 * @returns whether it is gone
 */
export function useIsGone(
  name: string,
  list: readonly { name: string }[] | null,
  reload: () => Promise<Problem | null>,
): boolean {
  const [missing, setMissing] = useState('');
  const isUnknown = name !== '' && list !== null && !list.some((one) => one.name === name);
  useEffect(() => {
    if (!isUnknown) return;
    let isOpen = true;
    void reload().then((problem) => {
      if (isOpen && !problem) setMissing(name);
    });
    return () => {
      isOpen = false;
    };
  }, [isUnknown, name, reload]);
  return isUnknown && missing === name;
}
