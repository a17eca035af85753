// A seeded wall and brush. Every drawing becomes SVG marks here; later marks cover earlier ones.
import { brushPath, dotPath, type StrokeOptions, shapePath } from './brush.ts';
import { GROUNDS, type GroundName } from './grounds.ts';
import { type Point, pointText, rounded } from './points.ts';
import { seeded } from './seeded.ts';

export type Path = string | readonly string[];

export interface FillOptions {
  color?: string | undefined;
  /** The width of bare wall left around the shape. */
  halo?: number | undefined;
}

export interface WallOptions {
  ground: GroundName;
  seed: number;
  width?: number;
  height?: number;
}

export class Wall {
  readonly width: number;
  readonly height: number;
  ground: string;
  sweep: string;
  paint: string;
  accent: string;
  /** The height of the ground line, once it is drawn. */
  groundY: number | undefined;
  readonly random: () => number;
  private marks: string[] = [];

  constructor({ ground, seed, width = 1600, height = 900 }: WallOptions) {
    this.width = width;
    this.height = height;
    const colors = GROUNDS[ground];
    this.ground = colors.ground;
    this.sweep = colors.sweep;
    this.paint = colors.paint;
    this.accent = colors.accent;
    this.random = seeded(seed * 7919 + 13);
    // Generators with neighbouring seeds start with similar numbers.
    for (let i = 0; i < 9; i++) this.random();
  }

  readonly jitter = (amount: number): number => (this.random() - 0.5) * 2 * amount;

  brushPath(line: readonly Point[], width: number, options: StrokeOptions = {}): string {
    return brushPath(line, width, options, this.jitter);
  }

  shapePath(corners: readonly Point[], bow = -0.035): string {
    return shapePath(corners, bow, this.jitter);
  }

  dotPath(center: Point, radius: number): string {
    return dotPath(center, radius, this.jitter);
  }

  put(mark: string): void {
    this.marks.push(mark);
  }

  fill(path: Path, { color = this.paint, halo = 0 }: FillOptions = {}): void {
    const outline = halo
      ? ` stroke="${this.ground}" stroke-width="${rounded(halo)}" stroke-linejoin="round" paint-order="stroke"`
      : '';
    this.put(`<path d="${joined(path)}" fill="${color}"${outline}/>`);
  }

  /** Many fine marks of one weight in a single path. */
  ink(path: Path, weight = 3, color = this.paint): void {
    this.put(
      `<path d="${joined(path)}" fill="none" stroke="${color}" stroke-width="${rounded(weight)}" stroke-linecap="round" stroke-linejoin="round"/>`,
    );
  }

  line(line: readonly Point[], width = 5, options: StrokeOptions & FillOptions = {}): void {
    this.fill(this.brushPath(line, width, options), { color: options.color, halo: options.halo });
  }

  /** A straight stroke. */
  pole(from: Point, to: Point, width = 5, options: StrokeOptions & FillOptions = {}): void {
    this.line([from, to], width, options);
  }

  shape(corners: readonly Point[], options: FillOptions & { bow?: number } = {}): void {
    this.fill(this.shapePath(corners, options.bow), options);
  }

  dot(center: Point, radius: number, options: FillOptions = {}): void {
    this.fill(this.dotPath(center, radius), options);
  }

  ring(center: Point, radius: number, weight = 4, color = this.paint): void {
    this.ink(this.dotPath(center, radius), weight, color);
  }

  /** Clears a patch of wall before painting over a busy area. */
  mask(corners: readonly Point[]): void {
    this.put(`<path d="M${corners.map(pointText).join('L')}Z" fill="${this.ground}"/>`);
  }

  /** Removes marks in the wall's own colour, for pictures on any background. */
  liftMasks(): void {
    this.marks = this.marks.filter((mark) => !mark.includes(`fill="${this.ground}"`));
  }

  svg({ crop }: { crop: boolean }): string {
    const fit = crop ? 'slice' : 'meet';
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${this.width} ${this.height}" aria-hidden="true"` +
      ` preserveAspectRatio="xMidYMid ${fit}" width="${this.width}" height="${this.height}">` +
      `${this.marks.join('')}</svg>`
    );
  }
}

function joined(path: Path): string {
  return typeof path === 'string' ? path : path.join('');
}
