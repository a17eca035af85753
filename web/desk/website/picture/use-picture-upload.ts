import { uploadProblem } from '#domain/images/image-refusal.ts';
import type { LocalizedText } from '../../../messages/messages.ts';
import { uploadImage } from '../../api/upload.ts';
import { uuid } from '../../api/uuid.ts';
import { failedState } from '../../images/upload/uploading.ts';
import { useEditor } from '../fields/editor-context.ts';
import { useSingleUpload } from '../fields/use-single-upload.ts';

export function usePictureUpload(onUploaded: (name: string) => void) {
  const { reloadImages } = useEditor();
  return useSingleUpload({
    async upload(options) {
      const refusal = uploadProblem(options.file);
      if (refusal) throw refusal;
      const { data } = await uploadImage({ ...options, key: uuid(), replaces: undefined });
      await reloadImages();
      return data.name;
    },
    onUploaded,
    describeFailure,
  });
}

function describeFailure(error: unknown): LocalizedText {
  const { failure, detail } = failedState(error);
  return (t) => [failure(t), detail?.(t)].filter(Boolean).join(' ');
}
