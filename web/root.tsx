import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, useHref, useRouteError } from 'react-router';
import type { Route } from './+types/root.ts';
import { ErrorPage } from './public/layout/error-page.tsx';
import faviconUrl from './public/layout/favicon.svg?url';
import { formAction, manifestUrl, siteOrigin, trustName } from './site-facts.ts';
import eczarUrl from './styles/fonts/eczar-basic.woff2?url';
import eczarDevanagariUrl from './styles/fonts/eczar-devanagari.woff2?url';
import hindUrl from './styles/fonts/hind-basic-400.woff2?url';
import hindDevanagariUrl from './styles/fonts/hind-devanagari-400.woff2?url';
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';

const LATIN = [eczarUrl, hindUrl];
const DEVANAGARI = [eczarDevanagariUrl, hindDevanagariUrl];

export const links: Route.LinksFunction = () => [
  { rel: 'icon', type: 'image/svg+xml', href: faviconUrl },
];

/** Each language of the public site has its own base path. */
export function Layout({ children }: { children: ReactNode }) {
  const language = useHref('/').slice(1) || 'en';
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
        {(language === 'en' ? LATIN : DEVANAGARI).map((href) => (
          <link
            key={href}
            rel="preload"
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
            href={href}
          />
        ))}
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
