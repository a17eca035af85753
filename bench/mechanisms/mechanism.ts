import type { DeskLoads } from '../desk/desk-loads.ts';
import type { Running } from '../program.ts';

export interface Mechanism {
  name: string;
  /** The module in `ablation/` that switches it off. */
  without: string;
  sizes: readonly number[];
  on?: 'SQLite' | 'PostgreSQL';
  /** Each side gets its own copy, because the program writes or the schema differs. */
  copied?: boolean;
  /** SQL for the copy of the side without the mechanism. */
  schema?: readonly string[];
  figures: readonly Figure[];
}

export interface Figure {
  /** With its unit. */
  name: string;
  better: 'more' | 'less';
  run: (side: Side) => Promise<Sample>;
}

export interface Sample {
  value: number;
  /** The number of calls answered for it; undefined where that is meaningless. */
  answers?: number;
}

/** A running program, with or without the mechanism. */
export interface Side {
  running: Running;
  entries: number;
  loads: DeskLoads;
}
