// The contact page for a refused enquiry that was sent without script. The server replaces its placeholders
// with the visitor's values and errors.
import { contactPictures } from '#content/pages/contact-pictures.ts';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import type { Route } from './+types/not-sent-page.ts';
import { ContactPage } from './contact-page.tsx';

export const loader = () => contactPictures;

const rejected = {
  values: placeholders(''),
  errors: {
    form: ['{{form_error}}'],
    fields: placeholders('_error'),
    invalid: placeholders('_invalid'),
    preserved: '{{kept}}',
  },
};

function placeholders(what: '' | '_error' | '_invalid'): Enquiry {
  return {
    name: `{{name${what}}}`,
    phone: `{{phone${what}}}`,
    email: `{{email${what}}}`,
    address: `{{address${what}}}`,
    message: `{{message${what}}}`,
  };
}

export default function ContactNotSent({ loaderData: pictures }: Route.ComponentProps) {
  return <ContactPage pictures={pictures} rejected={rejected} />;
}
