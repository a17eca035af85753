import { MAX_FILE_BYTES } from '#domain/files/files.ts';
import { problem } from '#domain/problems.ts';
import { uploadFile } from '../../api/upload.ts';
import { imageFailure } from '../../images/image-failure.ts';
import { useEditor } from '../fields/editor-context.ts';
import { useSingleUpload } from '../fields/use-single-upload.ts';

/** For PDFs. */
export function useFileUpload(onUploaded: (name: string) => void) {
  const { reloadFiles } = useEditor();
  return useSingleUpload({
    async upload(options) {
      if (options.file.size > MAX_FILE_BYTES) throw problem('fileTooLarge');
      const { data } = await uploadFile(options);
      await reloadFiles();
      return data.name;
    },
    onUploaded,
    describeFailure: imageFailure('uploadFile'),
  });
}
