import type { Migration } from '../migration.ts';
import { postgres } from './postgres.ts';
import { sqlite } from './sqlite.ts';

export const people: Migration = { sqlite, postgres };
