import { websiteOf } from '../website-context.ts';
import type { Route } from './+types/page.ts';
import { ContactPage } from './contact-page.tsx';
import { contactWords } from './contact-words.ts';

export const loader = ({ context }: Route.LoaderArgs) => contactWords(websiteOf(context));

export default function Contact({ loaderData }: Route.ComponentProps) {
  return <ContactPage words={loaderData} />;
}
