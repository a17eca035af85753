import { holidays2025 } from './documents/holidays-2025.ts';

/** A new year is a document of its own, and named here. */
export const YEAR = 2025;
export const holidays = holidays2025;
