import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, useHref, useRouteError } from 'react-router';
import type { Route } from './+types/root.ts';
import { ErrorPage } from './public/layout/error-page.tsx';
import faviconUrl from './public/layout/favicon.svg?url';
import { formAction, manifestUrl, siteOrigin, trustName } from './site-facts.ts';
import { preloadFonts } from './styles/preload-fonts.ts';
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';

export const links: Route.LinksFunction = () => [
  { rel: 'icon', type: 'image/svg+xml', href: faviconUrl },
];

/** Each language of the public site has its own base path. */
export function Layout({ children }: { children: ReactNode }) {
  const language = useHref('/').slice(1) || 'en';
  preloadFonts(language);
  return (
    <html
      lang={`${language}-IN`}
      data-origin={siteOrigin()}
      data-form={formAction()}
      data-trust-name={trustName('name')}
      data-trust-short-name={trustName('short_name')}
      data-trust-hindi-name={trustName('hindi_name')}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#8a3324" />
        <link rel="manifest" href={manifestUrl()} />
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
