// The contact page for a browser without script whose query was refused. It is built with places in it,
// which the server fills with what was typed and what is wrong (server/http/not-sent-page).
import { contactPictures } from '#content/contact-pictures.ts';
import { QUERY_FIELDS, type Query, type QueryField } from '#domain/query.ts';
import type { Route } from './+types/contact-not-sent.ts';
import { ContactPage } from './contact/contact-page.tsx';

export const loader = () => contactPictures;
const places = (place: (field: QueryField) => string) =>
  Object.fromEntries(QUERY_FIELDS.map((field) => [field, place(field)])) as Query;

const again = {
  typed: places((field) => `{{${field}}}`),
  notSent: { form: ['{{form_error}}'], fields: places((field) => `{{${field}_error}}`) },
};

export default function ContactNotSent({ loaderData: pictures }: Route.ComponentProps) {
  return <ContactPage pictures={pictures} again={again} />;
}
