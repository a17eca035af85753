import { expect, test } from 'vitest';
import { splitSummary } from './split-summary.ts';

test.each([
  ['Water runs.\n\nTwo taps.', 'Water runs.', 'Water runs.', 'Two taps.'],
  ['## A pump\nWater runs.', 'Water runs.', '', '## A pump\n\nWater runs.'],
  ['- rope\n- lime\n\nBring both.', 'Bring both.', '', '- rope\n- lime\n\nBring both.'],
  ['- rope\n- lime', 'rope\nlime', '', '- rope\n- lime'],
  ['', '', '', ''],
])('the summary of %j is %j', (text, summary, lede, rest) => {
  expect(splitSummary(text)).toEqual({ summary, lede, rest });
});
