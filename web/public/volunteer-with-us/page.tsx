import { websiteOf } from '../website-context.ts';
import type { Route } from './+types/page.ts';
import { VolunteerPage } from './volunteer-page.tsx';
import { volunteerWords } from './volunteer-words.ts';

export const loader = ({ context }: Route.LoaderArgs) => volunteerWords(websiteOf(context));

export default function VolunteerWithUs({ loaderData }: Route.ComponentProps) {
  return <VolunteerPage words={loaderData} />;
}
