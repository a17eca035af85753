import { contactPictures } from '#content/contact-pictures.ts';
import type { Route } from './+types/contact.ts';
import { ContactPage } from './contact/contact-page.tsx';

export const loader = () => contactPictures;
export default function Contact({ loaderData: pictures }: Route.ComponentProps) {
  return <ContactPage pictures={pictures} />;
}
