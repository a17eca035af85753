export interface PictureFacts {
  /** A scene is kept in the image store, where an admin may replace it; a drawing belongs to the design. */
  readonly kind: 'scene' | 'drawing';
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** What a page needs to know to show it. */
export interface Picture extends PictureFacts {
  readonly name: string;
}
