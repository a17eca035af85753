import { contactPictures } from '#content/pages/contact-pictures.ts';
import type { Route } from './+types/page.ts';
import { ContactPage } from './contact-page.tsx';

export const loader = () => contactPictures;
export default function Contact({ loaderData: pictures }: Route.ComponentProps) {
  return <ContactPage pictures={pictures} />;
}
