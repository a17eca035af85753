import { UPLOAD_TYPES } from '#domain/images/images.ts';

export const ACCEPTED_IMAGE_TYPES = UPLOAD_TYPES.join();

/** Never calls back if the user cancels. */
export function chooseImageFile(onChoose: (file: File) => void): void {
  const chooser = document.createElement('input');
  chooser.type = 'file';
  chooser.accept = ACCEPTED_IMAGE_TYPES;
  chooser.hidden = true;
  chooser.onchange = () => {
    const [file] = chooser.files ?? [];
    chooser.remove();
    if (file) onChoose(file);
  };
  chooser.oncancel = () => chooser.remove();
  // Safari drops a detached input.
  document.body.append(chooser);
  chooser.click();
}
