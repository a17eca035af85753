export type Ground = 'geru' | 'deep' | 'indigo' | 'neem' | 'haldi' | 'lime' | 'rice';

export interface PictureSpec {
  /** A scene is kept in the image store, where an admin may replace it; a drawing belongs to the design. */
  readonly kind: 'scene' | 'drawing';
  /** The wall that a scene is painted on: what is seen until it has come. */
  readonly ground?: Ground;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** What a page needs to know to show it. */
export interface Picture extends PictureSpec {
  readonly name: string;
}
