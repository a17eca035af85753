import type { PictureSpec } from './picture-facts.ts';

export const givingPictures = {
  'help-name': {
    kind: 'drawing',
    width: 360,
    height: 206,
    alt: 'A woman puts a coin into a box that bears a name',
  },
  'help-spend': {
    kind: 'drawing',
    width: 460,
    height: 206,
    alt: 'Two people carry a pipe past a running tap',
  },
  'help-ask': {
    kind: 'drawing',
    width: 280,
    height: 206,
    alt: 'A letter goes from one hand to another',
  },
} as const satisfies Record<string, PictureSpec>;
