// `/volunteer` only redirects, to the dashboard or the sign-in.
import { redirect } from 'react-router';
import { deskMeta } from '../layout/page-meta.ts';
import { homeOf, requireSignedIn } from '../session/guard.ts';

export const meta = deskMeta;

export function clientLoader(): never {
  throw redirect(homeOf(requireSignedIn()));
}

export default function Home() {
  return null;
}
