export type Ground = 'geru' | 'deep' | 'indigo' | 'neem' | 'haldi' | 'lime' | 'rice';

export interface PictureSpec {
  /** An admin may replace a scene, which is in the image store; a drawing is part of the design. */
  readonly kind: 'scene' | 'drawing';
  /** The colour of the scene's background, shown until the scene has loaded. */
  readonly ground?: Ground;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** The point that crops keep in sight (domain/images/focus.ts), unless each page's own crop is right. */
  readonly focus?: string;
}

export interface Picture extends PictureSpec {
  readonly name: string;
  /** The language of `alt`; empty: that of the page. */
  readonly altLang: string;
  readonly focus: string;
  /** The address of the scene as SVG; empty for other pictures. */
  readonly drawing: string;
}
