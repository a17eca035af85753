import type { PictureSpec } from './picture-facts.ts';

const trade = <const Alt extends string>(alt: Alt) =>
  ({ kind: 'drawing', width: 260, height: 260, alt }) as const satisfies PictureSpec;

/** They stand in for portraits. */
export const tradePictures = {
  'trade-sapling': trade('A sapling by the water'),
  'trade-pot': trade('A water pot'),
  'trade-horn': trade('A speaking horn'),
  'trade-phone': trade('A telephone with keys'),
  'trade-dots': trade('A tablet with raised dots'),
  'trade-paper': trade('A sealed paper'),
} as const;
