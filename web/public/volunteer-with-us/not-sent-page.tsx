import { pageVolunteerWithUs } from '#content/documents/pages/page-volunteer-with-us.ts';
import { websiteOf } from '../website-context.ts';
import type { Route } from './+types/not-sent-page.ts';
import { VolunteerPage } from './volunteer-page.tsx';

export function loader({ context }: Route.LoaderArgs) {
  const { opening, form, thanks } = websiteOf(context).words(pageVolunteerWithUs);
  return { opening, form, thanks };
}

export default function VolunteerNotSent({ loaderData }: Route.ComponentProps) {
  return <VolunteerPage words={loaderData} isRejected />;
}
