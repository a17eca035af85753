import { UPLOAD_TYPES } from '#domain/images/upload-limits.ts';

export const ACCEPTED_IMAGE_TYPES = UPLOAD_TYPES.join();

export function chooseImageFile(onChoose: (file: File) => void): void {
  chooseFile(ACCEPTED_IMAGE_TYPES, onChoose);
}

/** Never calls back if the user cancels. @param types that the system's dialog offers */
export function chooseFile(types: string, onChoose: (file: File) => void): void {
  const chooser = document.createElement('input');
  chooser.type = 'file';
  chooser.accept = types;
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
