import { figure } from '../../drawing/figure.ts';
import { onCircle, type Point } from '../../drawing/points.ts';
import type { Arm } from '../../drawing/poses.ts';
import { Wall } from '../../drawing/wall.ts';
import { book } from '../../props/school/book.ts';

const CENTER: Point = [520, 520];

/** A chapter is a circle that meets: two rings of people round an open book, seen from above. */
export function circle(): Wall {
  const wall = new Wall({ ground: 'rice', seed: 14, width: 1040, height: 1040 });
  seatedRing(wall, { radius: 306, people: 15, height: 168, shift: 0.5 });
  seatedRing(wall, { radius: 462, people: 24, height: 146, shift: 0 });
  wall.ring(CENTER, 322, 3.4);
  wall.ring(CENTER, 476, 5);
  let beads = '';
  for (let i = 0; i < 96; i++) {
    beads += wall.dotPath(onCircle(CENTER, (i / 96) * 6.283, 312), 3);
  }
  wall.fill(beads);
  book(wall, CENTER[0], CENTER[1] + 8, 120);
  return wall;
}

interface Ring {
  radius: number;
  people: number;
  height: number;
  /** How far the ring is turned, in people. */
  shift: number;
}

function seatedRing(wall: Wall, { radius, people, height, shift }: Ring): void {
  for (let i = 0; i < people; i++) {
    const degrees = ((i + shift) / people) * 360;
    const [x, y] = onCircle(CENTER, (degrees * Math.PI) / 180, radius);
    const raised = i % 4 === 1;
    const leftArm: Arm = raised ? { to: [-30, -14] } : { to: [-16, 6] };
    const rightArm: Arm = raised ? { to: [30, -14] } : { to: [16, 6] };
    figure(wall, x, y, height, {
      pose: 'sit',
      rotation: degrees - 90,
      bun: i % 2 === 0,
      tuft: i % 2 === 1,
      leftArm,
      rightArm,
      hem: false,
    });
  }
}
