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
  const groundY = hem - 24;
  counterchange(wall, () => {
    hemTriangles(wall, left, right, hem);
    wall.pole([left, groundY], [right, groundY], 3.4, { taper: 1 });
    homes(wall, groundY);
    people(wall, groundY);
  });
}

function hemTriangles(wall: Wall, left: number, right: number, hem: number): void {
  let triangles = '';
  for (let x = left; x < right - 18; x += 20) {
    triangles += `M${pointText([x, hem - 6])}l9 -13l9 13Z`;
  }
  wall.fill(triangles);
}

function homes(wall: Wall, groundY: number): void {
  hut(wall, 296, groundY, 84, { pattern: 'stripes' });
  tree(wall, 440, groundY, 116, { leaf: 8, pairs: 6 });
  hut(wall, 588, groundY, 82, { pattern: 'diamonds' });
  palm(wall, 740, groundY, 104, { reach: 38, fronds: 9 });
  tree(wall, 912, groundY, 112, { leaf: 8, pairs: 6 });
  hut(wall, 1000, groundY, 78, { pattern: 'chevrons' });
}

function people(wall: Wall, groundY: number): void {
  const height = 74;
  const walking = { pose: 'walk', hem: false } as const;
  figure(wall, 400, groundY, 48, { ...walking, child: true, braid: true, face: -1 });
  figure(wall, 494, groundY, height, { ...walking, turban: true });
  bull(wall, 542, groundY, 44);
  figure(wall, 702, groundY, height, { ...walking, tuft: true });
  waterCarrier(wall, 800, groundY, height, 1, {
    ...walking,
    bun: true,
    rightArm: { to: [15, -52] },
  });
  waterCarrier(wall, 850, groundY, height, 1, {
    ...walking,
    bun: true,
    rightArm: { to: [15, -52] },
  });
  goat(wall, 962, groundY, 42);
}
