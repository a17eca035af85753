import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, useRouteError } from 'react-router';
import type { Route } from './+types/root.ts';
import { ErrorPage } from './public/layout/error-page.tsx';
import faviconUrl from './public/layout/favicon.svg?url';
import { formAction, siteOrigin } from './site-facts.ts';
import eczarUrl from './styles/fonts/eczar-basic.woff2?url';
import hindUrl from './styles/fonts/hind-basic-400.woff2?url';
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';

const font = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const;

export const links: Route.LinksFunction = () => [
  { rel: 'icon', type: 'image/svg+xml', href: faviconUrl },
  { ...font, href: eczarUrl },
  { ...font, href: hindUrl },
];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN" data-origin={siteOrigin()} data-form={formAction()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#8a3324" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export { DeskFallback as HydrateFallback } from './desk/layout/fallback.tsx';

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
