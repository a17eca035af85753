import { useState } from 'react';
import type { LocalizedText } from '../../../messages/messages.ts';
import { uploadImage } from '../../api/upload.ts';
import { uuid } from '../../device/uuid.ts';
import { preparePicture } from '../../images/resize/prepare-picture.ts';
import type { UploadedPicture } from '../../images/upload/uploaded-text.ts';
import { failedState } from '../../images/upload/uploading.ts';
import { useEditor } from '../fields/editor-context.ts';
import { useSingleUpload } from '../fields/use-single-upload.ts';

/** By file, until it has arrived: the same file again, after a lost reply, is stored once. */
const keys = new Map<string, string>();

const nameOf = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`;

function keyOf(file: File): string {
  const key = keys.get(nameOf(file)) ?? uuid();
  keys.set(nameOf(file), key);
  return key;
}

export function usePictureUpload(onUploaded: (name: string) => void) {
  const { reloadImages } = useEditor();
  const [uploaded, setUploaded] = useState<UploadedPicture | null>(null);
  const upload = useSingleUpload({
    async upload(options) {
      const { file, note } = await preparePicture(options.file, options);
      const key = keyOf(file);
      const { data } = await uploadImage({ ...options, file, key, replaces: undefined });
      keys.delete(nameOf(file));
      await reloadImages();
      setUploaded({ name: data.name, note });
      return data.name;
    },
    onUploaded,
    describeFailure,
  });
  return { ...upload, uploaded };
}

function describeFailure(error: unknown): LocalizedText {
  const { failure, detail } = failedState(error);
  return (t) => [failure(t), detail?.(t)].filter(Boolean).join(' ');
}
