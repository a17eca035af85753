import { UPLOAD_TYPES } from '#domain/images/images.ts';

/** What a file chooser offers. */
export const ACCEPTED_IMAGE_TYPES = UPLOAD_TYPES.join();

/** Opens the device's file chooser for one picture. Who thinks better of it chooses nothing. */
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
  // Safari forgets one that stands nowhere.
  document.body.append(chooser);
  chooser.click();
}
