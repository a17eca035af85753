// The contact page for a refused enquiry that was sent without script. The server replaces its placeholders
// with the visitor's values and errors.
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import { placeholder } from '#domain/text/placeholders.ts';
import { websiteOf } from '../website-context.ts';
import type { Route } from './+types/not-sent-page.ts';
import { ContactPage } from './contact-page.tsx';
import { contactWords } from './contact-words.ts';

export const loader = ({ context }: Route.LoaderArgs) => contactWords(websiteOf(context));

const rejected = {
  values: placeholders(''),
  errors: {
    form: [placeholder('form_error')],
    fields: placeholders('_error'),
    invalid: placeholders('_invalid'),
    kept: placeholder('kept'),
  },
};

function placeholders(what: '' | '_error' | '_invalid'): Enquiry {
  return {
    name: placeholder(`name${what}`),
    phone: placeholder(`phone${what}`),
    email: placeholder(`email${what}`),
    address: placeholder(`address${what}`),
    message: placeholder(`message${what}`),
  };
}

export default function ContactNotSent({ loaderData }: Route.ComponentProps) {
  return <ContactPage words={loaderData} rejected={rejected} />;
}
