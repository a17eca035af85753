export const images = {
  about:
    'Pictures on the public pages. JPG, PNG, WebP, AVIF or GIF, up to 10 MB. Larger photos are made smaller first',
  dashboard: 'Dashboard',
  account: 'Account',
  trash: 'Trash',
  trashOf: (count: number) => `Trash (${count})`,

  caption: (sort: 'name' | 'date' | 'size', direction: 'ascending' | 'descending') =>
    `Images, by ${sort}, ${direction}`,
  sorts: { name: 'Name', date: 'Date', size: 'Size' },
  preview: 'Preview',
  fileName: 'File Name',
  size: 'Size',
  lastModified: 'Last Modified',
  previewOf: (name: string) => `Preview ${name}`,
  replace: 'Replace',
  delete: 'Delete',
  confirm: 'Confirm',
  confirmDelete: (name: string) => `Confirm delete ${name}`,
  pressConfirm: (name: string, usage: string) => `Press Confirm to delete ${name}. ${usage}.`,
  deleted: (name: string) => `${name} is deleted`,

  dimensions: ({ width, height }: { width: number; height: number }) => `${width} x ${height} px`,
  bytes: (count: number) => `${count} B`,
  kilobytes: (count: string) => `${count} KB`,
  megabytes: (count: string) => `${count} MB`,
  usedOn: (pages: string) => `Used on ${pages}`,
  usedOnAndNote: (pages: string, note: string) => `Used on ${pages}. ${note}`,
  notUsed: 'Not used on a page',
  /** The server's notes on other uses. */
  notes: {
    'Shown wherever a picture is missing': 'Shown wherever a picture is missing',
  } as Partial<Record<string, string>>,

  search: 'Search images',
  searchPlaceholder: 'Search images...',
  closeSearch: 'Close the search',
  clearSearch: 'Clear the search',
  found: (count: number) => (count === 1 ? '1 image' : `${count} images`),
  noMatch: 'No images match your search',
  noImages: 'No images found in the images directory',
  addImages: 'To add images, click the "Upload New Image" button above',
  checkDirectory: 'Make sure your images directory is writable by the server',

  previous: 'Previous picture',
  next: 'Next picture',
  position: (position: number, all: number) => `${position} of ${all}`,
};
