import type { ReasonTitle } from './ideal-partner.ts';

export const reasonTexts: Record<ReasonTitle, string> = {
  'Chapter-based model':
    'A chapter is one place, its people and what they need, with a plan and a budget of its own. You may carry a whole chapter or a part of it, and you can visit what you carry. Nothing is averaged across districts, so a weak result cannot hide behind a strong one.',
  'Diverse funding model':
    'CSR budgets, government schemes, grants and the gifts of families stand side by side in one plan, each on its own line. You see what your share paid for and what it made possible beside it. When one source ends, the chapter need not end with it.',
  'Innovative approach':
    'New ideas are tried small: one school, one lane, one season. What works is written down and repeated; what does not is stopped while it is still cheap. The best ideas come from those who will use them, so we ask there first.',
  Network:
    'Field workers, teachers, lawyers and engineers work with us, and a community of former civil-services aspirants who know how departments read a file. In the village it is the savings circle, the school and the Gram Sabha that open the door. No partner has to begin as a stranger.',
  'Tailored solutions':
    'A plan for a hill village in the rains is not a plan for a slum in May. We fit the work to the soil, the school year and the hours that people have, and to the rules that your money comes with. You tell us what you must report; we build the counting in from the first day.',
  Transparency:
    'What was promised, what was spent and what came of it stand in one report, in words that the village can read too. Bills and attendance are kept for whoever has the right to ask. Where a figure disappoints, it is printed all the same, with what we changed.',
};

export const invitation = {
  heading: 'Begin with one question',
  text: 'Tell us the district, the budget and what should be different in a year. We answer with a plan that you can hold against the ground, or with the reason why we are not the right ones.',
};
