import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import hindUrl from '@fontsource/hind/files/hind-latin-400-normal.woff2?url';
import type { Route } from './+types/root.ts';
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: hindUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
