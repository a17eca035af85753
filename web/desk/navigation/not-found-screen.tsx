// An unknown address under /volunteer. With a network the server answers with its own page first.
import { useMessages } from '../../messages/store.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import nothingFound from '../../ui/lists/nothing-found.svg';
import { deskMeta } from '../layout/page-meta.ts';
import { homeOf, requireSignedIn } from '../session/guard.ts';
import type { Route } from './+types/not-found-screen.ts';

export const meta = deskMeta;

export function clientLoader() {
  return requireSignedIn();
}

export default function NotFoundScreen({ loaderData }: Route.ComponentProps) {
  const t = useMessages();
  return (
    <EmptyState picture={nothingFound} title={t.layout.notFound.title} level={1}>
      <ButtonLink to={homeOf(loaderData)}>{t.layout.notFound.home}</ButtonLink>
    </EmptyState>
  );
}
