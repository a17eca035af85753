import { ContactPage } from './contact/contact-page.tsx';
import { pageMeta } from './page-meta.ts';

export const meta = pageMeta('/contact');

export default function Contact() {
  return <ContactPage />;
}
