import { add, mix, type Point, pointText } from '../../drawing/points.ts';
import type { Wall } from '../../drawing/wall.ts';

export interface Cloud {
  /** The middle of its flat lower edge. */
  foot: Point;
  width: number;
  height: number;
}

/** A rain tree: a forked trunk under flat clouds of leaves. */
export function rainTree(wall: Wall, root: Point, fork: Point, clouds: readonly Cloud[]): void {
  const trunk = [root, mix(root, fork, 0.5), fork];
  for (const shift of [-9, 0, 9]) {
    wall.line(
      trunk.map((spot, i) => add(spot, [shift * (1.7 - i * 0.5), 0])),
      11,
      { taper: 0.8 },
    );
  }
  for (const { foot } of clouds) {
    const elbow = add(mix(fork, foot, 0.55), [0, 14]);
    wall.line([add(fork, [0, 8]), elbow, add(foot, [0, -10])], 9, { taper: 0.5 });
  }
  for (const cloud of clouds) leafCloud(wall, cloud);
}

/** A flat dome: an outline of leaves, rows of leaf marks inside. */
function leafCloud(wall: Wall, { foot, width, height }: Cloud): void {
  const half = width / 2;
  const dome = (share: number, lift: number): Point => [
    foot[0] - Math.cos(Math.PI * share) * half * lift,
    foot[1] - Math.sin(Math.PI * share) * height * lift,
  ];
  const rim = Array.from({ length: 33 }, (_, i) => dome(i / 32, 1));
  const path = `M${rim.map(pointText).join('L')}Z`;
  wall.put(`<path d="${path}" fill="${wall.ground}"/>`);
  wall.ink(path, 4);
  let leaves = '';
  for (const lift of [0.3, 0.55, 0.8]) {
    const count = Math.round((width * lift) / 15);
    for (let i = 1; i < count; i++) {
      const [x, y] = dome(i / count, lift);
      leaves += `M${pointText([x - 5, y + 3])}L${pointText([x, y - 7])}L${pointText([x + 5, y + 3])}`;
    }
  }
  wall.ink(leaves, 2.4);
}
