import { afterAll } from 'vitest';
import { killRunningPrograms } from './program.ts';

afterAll(killRunningPrograms);
