// Fields that the pages with a form of the site share.
import { group, line, list, picture, prose } from '#domain/website/fields/fields.ts';

/** Round the fields of the form. */
export const formFrame = {
  heading: line('Heading', 50),
  intro: prose('Sentence', 240),
  notice: prose('What the data are for', 240),
  next: list('What happens next', 'Step', line('Step', 80), [1, 5]),
  optional: line('Beside a field that may stay empty', 20),
  submit: line('Button', 20),
  not_sent: line('Heading above errors', 50),
  still_here: line('Below that heading', 50),
};

export const thanksFields = group('Thank-you', {
  heading: line('Heading', 80),
  text: prose('Text', 160),
  home: line('Button to the home page', 30),
  picture: picture('Picture'),
});
