import { afterAll } from 'vitest';
import { killWhatRuns } from './program.ts';

afterAll(killWhatRuns);
