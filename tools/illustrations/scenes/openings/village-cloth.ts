import { figure } from '../../drawing/figure.ts';
import { pointText } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';
import { bull } from '../../props/animals/bull.ts';
import { goat } from '../../props/animals/goat.ts';
import { hut } from '../../props/buildings/hut.ts';
import { waterCarrier } from '../../props/household/pot.ts';
import { counterchange } from '../../props/land/counterchange.ts';
import { palm } from '../../props/plants/palm.ts';
import { tree } from '../../props/plants/tree.ts';

interface Cloth {
  left: number;
  right: number;
  hem: number;
}

/** Huts, trees, animals and people along a hem of triangles. */
export function paintVillageOnCloth(wall: Wall, { left, right, hem }: Cloth): void {
  const ground = hem - 24;
  counterchange(wall, () => {
    hemTriangles(wall, left, right, hem);
    wall.pole([left, ground], [right, ground], 3.4, { taper: 1 });
    homes(wall, ground);
    people(wall, ground);
  });
}

function hemTriangles(wall: Wall, left: number, right: number, hem: number): void {
  let triangles = '';
  for (let x = left; x < right - 18; x += 20) {
    triangles += `M${pointText([x, hem - 6])}l9 -13l9 13Z`;
  }
  wall.fill(triangles);
}

function homes(wall: Wall, ground: number): void {
  hut(wall, 296, ground, 84, { pattern: 'stripes' });
  tree(wall, 440, ground, 116, { leaf: 8, pairs: 6 });
  hut(wall, 588, ground, 82, { pattern: 'diamonds' });
  palm(wall, 740, ground, 104, { reach: 38, fronds: 9 });
  tree(wall, 912, ground, 112, { leaf: 8, pairs: 6 });
  hut(wall, 1000, ground, 78, { pattern: 'chevrons' });
}

function people(wall: Wall, ground: number): void {
  const height = 74;
  const walking = { pose: 'walk', hem: false } as const;
  figure(wall, 400, ground, 48, { ...walking, child: true, braid: true, face: -1 });
  figure(wall, 494, ground, height, { ...walking, turban: true });
  bull(wall, 542, ground, 44);
  figure(wall, 702, ground, height, { ...walking, tuft: true });
  waterCarrier(wall, 800, ground, height, 1, {
    ...walking,
    bun: true,
    rightArm: { to: [15, -52] },
  });
  waterCarrier(wall, 850, ground, height, 1, {
    ...walking,
    bun: true,
    rightArm: { to: [15, -52] },
  });
  goat(wall, 962, ground, 42);
}
