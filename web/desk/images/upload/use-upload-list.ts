import { useRef, useState } from 'react';
import type { PreparedPicture } from '../resize/resize-picture.ts';
import type { Uploading, UploadState } from './uploading.ts';

/** The uploads that the screen shows. */
export function useUploadList() {
  const [list, setList] = useState<readonly Uploading[]>([]);
  // A ref, because the queue runs on between two renders.
  const latest = useRef(list);

  function show(next: readonly Uploading[]) {
    latest.current = next;
    setList(next);
  }

  function change(id: number, changed: Partial<Uploading>) {
    show(latest.current.map((one) => (one.id === id ? { ...one, ...changed } : one)));
  }

  return {
    list,
    read: () => latest.current,
    add: (added: readonly Uploading[]) => show([...latest.current, ...added]),
    setState: (id: number, state: UploadState) => change(id, { state }),
    setPrepared: (id: number, { file, note }: PreparedPicture) =>
      change(id, { prepared: file, note, state: { kind: 'waiting' } }),
    /** Frees the memory of a photo that was made smaller. */
    setDone: (id: number, name: string) =>
      change(id, { prepared: undefined, state: { kind: 'done', name } }),
    remove: (id: number) => show(latest.current.filter((one) => one.id !== id)),
    removeDone: () => show(latest.current.filter(({ state }) => state.kind !== 'done')),
  };
}
