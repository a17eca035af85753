import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { programmePaths } from '../content/menu.ts';
import { API_DOCS_PATH } from '../domain/openapi-document.ts';

export default [
  layout('public/layout/layout.tsx', [
    index('public/home/page.tsx'),
    route('about', 'public/about/page.tsx'),
    route('tailoredsupport', 'public/tailored-support/page.tsx'),
    ...programmePaths.map((path) =>
      route(path.slice(1), 'public/programme/page.tsx', { id: path }),
    ),
    route('involved', 'public/involved/page.tsx'),
    // Without a slug, the list: only a route that the build renders may have a loader.
    route('event/:slug?', 'public/events/page.tsx'),
    // One route for all: a route without a built page may not have a loader.
    route('news/:slug?/:page?', 'public/news/page.tsx'),
    route('carousel', 'public/team/page.tsx'),
    route('idealpartner', 'public/ideal-partner/page.tsx'),
    route('calendar', 'public/calendar/page.tsx'),
    route('contact', 'public/contact/page.tsx'),
    route('contact/not-sent', 'public/contact/not-sent-page.tsx'),
    route('faqs', 'public/faqs/page.tsx'),
    route('policy', 'public/policy/page.tsx'),
    route('bank-details', 'public/bank-details/page.tsx'),
    route('transparency', 'public/transparency/page.tsx'),
    route('bank-details/receipt', 'public/receipt/page.tsx'),
    route('bank-details/receipt/not-sent', 'public/receipt/not-sent-page.tsx'),
    route('volunteer-with-us', 'public/volunteer-with-us/page.tsx'),
    route('volunteer-with-us/not-sent', 'public/volunteer-with-us/not-sent-page.tsx'),
    route('privacy', 'public/policy/privacy-page.tsx'),
    route('accessibility', 'public/policy/accessibility-page.tsx'),
    route('*', 'public/not-found/page.tsx'),
  ]),
  route(API_DOCS_PATH.slice(1), 'public/api-docs/page.tsx'),
  layout('desk/layout/layout.tsx', [
    route('volunteer', 'desk/navigation/home.tsx'),
    route('volunteer/login', 'desk/session/login.tsx'),
    route('volunteer/dashboard', 'desk/dashboard/dashboard.tsx'),
    route('volunteer/to-send', 'desk/outbox/to-send/to-send.tsx'),
    route('volunteer/admin', 'desk/dashboard/admin.tsx'),
    route('volunteer/admin/donations', 'desk/donations/donations.tsx'),
    route('volunteer/admin/donations/new', 'desk/donations/form/new-donation.tsx'),
    route('volunteer/admin/donations/edit/:id', 'desk/donations/form/edit-donation.tsx'),
    route('volunteer/admin/donations/:id', 'desk/donations/details/view-donation.tsx'),
    route('volunteer/admin/statistics', 'desk/statistics/statistics.tsx'),
    route('volunteer/admin/privacy/*', 'desk/privacy/privacy.tsx'),
    route('volunteer/admin/audit-log', 'desk/audit-log/audit-log.tsx'),
    route('volunteer/admin/images', 'desk/images/images.tsx'),
    route('volunteer/admin/website', 'desk/website/website.tsx'),
    route('volunteer/admin/website/:name', 'desk/website/editor/edit-document.tsx'),
    route('volunteer/admin/website/:name/history', 'desk/website/history/document-history.tsx'),
    route('volunteer/admin/view-volunteer/:id', 'desk/volunteers/details/view-volunteer.tsx'),
    route('volunteer/admin/edit-volunteer/:id', 'desk/volunteers/form/edit-volunteer.tsx'),
    route('volunteer/survey/view/:id', 'desk/survey/view-survey.tsx'),
    route('volunteer/survey/edit/:id', 'desk/survey-form/edit-survey.tsx'),
    route('volunteer/*', 'desk/navigation/no-such-screen.tsx'),
  ]),
] satisfies RouteConfig;
