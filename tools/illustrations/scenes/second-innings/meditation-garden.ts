import { type FigureOptions, figure } from '../../drawing/figure.ts';
import { groundLine } from '../../drawing/ground-line.ts';
import { plasteredWall } from '../../drawing/plaster.ts';
import type { Wall } from '../../drawing/wall.ts';
import { pot } from '../../props/household/pot.ts';
import { waves } from '../../props/land/water.ts';
import { flowerPot } from '../../props/plants/flower-pot.ts';
import { lotus, lotusLeaf } from '../../props/plants/lotus.ts';
import { rainTree } from '../../props/plants/rain-tree.ts';

const BANK = 470;

/** Three sit still on the bank, under a rain tree; one waters the pots. */
export function meditationGarden(): Wall {
  const wall = plasteredWall('neem', 210, 900, 640);
  groundLine(wall, BANK);
  rainTree(
    wall,
    [724, BANK],
    [706, 290],
    [
      { foot: [786, 216], width: 196, height: 72 },
      { foot: [560, 236], width: 260, height: 84 },
      { foot: [690, 160], width: 300, height: 100 },
    ],
  );
  sitter(wall, 420, 1, { bun: true });
  sitter(wall, 560, 1, { turban: true });
  sitter(wall, 824, -10, { bun: true });
  wateredPots(wall);
  pond(wall);
  return wall;
}

function sitter(wall: Wall, x: number, handsAt: number, options: FigureOptions): void {
  figure(wall, x, BANK, 226, {
    ...options,
    pose: 'sit',
    leftArm: { to: [-4, handsAt], bend: 1 },
    rightArm: { to: [4, handsAt], bend: -1 },
  });
}

function wateredPots(wall: Wall): void {
  flowerPot(wall, 54, BANK - 2, 48, 'blades');
  flowerPot(wall, 132, BANK - 2, 42, 'ball');
  flowerPot(wall, 306, BANK - 2, 48, 'leaves');
  const { rightHand } = figure(wall, 226, BANK, 250, {
    turban: true,
    face: -1,
    rightArm: { to: [24, -22], bend: 0.6 },
    leftArm: { to: [20, -14], bend: 1 },
  });
  const [x, y] = rightHand;
  pot(wall, x - 4, y + 12, 20);
  wall.ink([`M${x - 18} ${y - 16}q-24 26 -28 76`, `M${x - 26} ${y - 16}q-22 26 -26 76`], 3);
}

function pond(wall: Wall): void {
  waves(wall, [0, BANK + 42], 990, 3, 46, { length: 60, amplitude: 9 });
  for (const [x, y, size] of [
    [150, 560, 52],
    [640, 596, 60],
    [330, 606, 44],
  ] as const) {
    lotusLeaf(wall, x, y, size);
  }
  lotus(wall, 246, 566, 46, { color: wall.accent });
}
