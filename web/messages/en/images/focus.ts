export const focus = {
  label: 'Point that stays in sight',
  hint: 'Where a page shows only a part of the picture. Click on the picture, or move the sliders.',
  fromLeft: 'From the left',
  fromTop: 'From the top',
  save: 'Keep this point',
  saving: 'Keeping...',
  saved: 'The pages keep this point in sight.',
  clear: 'Let each page decide',
};
