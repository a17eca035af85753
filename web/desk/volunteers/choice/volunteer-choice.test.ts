import { expect, test } from 'vitest';
import { en } from '../../../messages/en/en.ts';
import { optionsIn, volunteerOptions } from './volunteer-choice.ts';

const asha = { id: 12, name: 'Asha' };

test.each([true, false])(
  'the owner is among the choices, with a complete list or not: %s',
  (isComplete) => {
    const { options } = volunteerOptions({ volunteers: [], isComplete }, asha);
    expect(optionsIn(en, options)).toEqual([{ value: '12', label: 'Asha' }]);
  },
);
