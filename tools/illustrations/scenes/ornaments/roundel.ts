import { figure } from '../../drawing/figure.ts';
import { GROUNDS, type GroundName } from '../../drawing/grounds.ts';
import { onCircle, type Point } from '../../drawing/points.ts';
import { Wall } from '../../drawing/wall.ts';
import { pot } from '../../props/household/pot.ts';
import { sun } from '../../props/land/sky.ts';
import { waves } from '../../props/land/water.ts';
import { tree } from '../../props/plants/tree.ts';
import { book } from '../../props/school/book.ts';

interface Roundel {
  ground: GroundName;
  seed: number;
  teeth: number;
  picture: (wall: Wall) => void;
}

const ROUNDELS = {
  people: { ground: 'geru', seed: 60, teeth: 24, picture: people },
  water: { ground: 'indigo', seed: 61, teeth: 18, picture: water },
  tree: { ground: 'neem', seed: 62, teeth: 30, picture: oneTree },
  book: { ground: 'deep', seed: 63, teeth: 20, picture: oneBook },
} satisfies Record<string, Roundel>;

const CENTER: Point = [120, 120];

/** A partner's mark: a block-printed circle, each with its own border and picture. */
export function roundel(name: keyof typeof ROUNDELS): Wall {
  const { ground, seed, teeth, picture } = ROUNDELS[name];
  const wall = new Wall({ ground: 'rice', width: 240, height: 240, seed });
  const paint = wall.ground;
  wall.ground = GROUNDS[ground].ground;
  wall.paint = paint;
  wall.dot(CENTER, 116, { color: wall.ground });
  border(wall, teeth);
  wall.ring(CENTER, 86, 3);
  picture(wall);
  return wall;
}

function border(wall: Wall, teeth: number): void {
  let triangles = '';
  let dots = '';
  for (let i = 0; i < teeth; i++) {
    const angle = (i / teeth) * 6.2832;
    const half = 2.9 / teeth;
    const tooth = [
      onCircle(CENTER, angle - half, 92),
      onCircle(CENTER, angle, 110),
      onCircle(CENTER, angle + half, 92),
    ];
    triangles += wall.shapePath(tooth, 0);
    dots += wall.dotPath(onCircle(CENTER, angle + Math.PI / teeth, 104), 2.4);
  }
  wall.fill(triangles + dots);
}

function people(wall: Wall): void {
  const reaching = { rightArm: { at: [120, 92] }, leftArm: [-40, -10], fixed: true } as const;
  figure(wall, 92, 176, 112, { ...reaching, bun: true, halo: 0, hem: true });
  figure(wall, 148, 176, 112, { ...reaching, face: -1, tuft: true, halo: 0 });
  wall.dot([120, 84], 8, { color: wall.accent });
}

function water(wall: Wall): void {
  waves(wall, [44, 146], 200, 3, 14, { length: 26, amplitude: 6 });
  pot(wall, 120, 134, 36);
  sun(wall, 120, 62, 11, { rays: 14 });
}

function oneTree(wall: Wall): void {
  tree(wall, 120, 182, 112, { leaf: 8, pairs: 7 });
}

function oneBook(wall: Wall): void {
  book(wall, 120, 120, 54);
}
