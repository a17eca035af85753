import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { chapters } from '../content/chapters.ts';

export default [
  layout('frame/public-frame.tsx', [
    index('public/home.tsx'),
    route('about', 'public/about.tsx'),
    route('tailoredsupport', 'public/tailored-support.tsx'),
    ...chapters.map(({ path }) => route(path.slice(1), 'public/chapter.tsx', { id: path })),
    route('involved', 'public/involved.tsx'),
    route('event', 'public/events.tsx'),
    route('carousel', 'public/team.tsx'),
    route('idealpartner', 'public/ideal-partner.tsx'),
    route('calendar', 'public/calendar.tsx'),
    route('contact', 'public/contact.tsx'),
    route('contact/not-sent', 'public/contact-not-sent.tsx'),
    route('faqs', 'public/faqs.tsx'),
    route('policy', 'public/policy.tsx'),
    route('bank-details', 'public/bank-details.tsx'),
    route('privacy', 'public/privacy.tsx'),
    route('accessibility', 'public/accessibility.tsx'),
    route('*', 'public/not-found.tsx'),
  ]),
  layout('frame/desk-frame.tsx', [
    route('volunteer', 'volunteer/home.tsx'),
    route('volunteer/login', 'volunteer/login.tsx'),
    route('volunteer/dashboard', 'volunteer/dashboard.tsx'),
    route('volunteer/admin', 'volunteer/admin.tsx'),
    route('volunteer/admin/images', 'volunteer/images.tsx'),
    route('volunteer/admin/view-volunteer/:id', 'volunteer/view-volunteer.tsx'),
    route('volunteer/admin/edit-volunteer/:id', 'volunteer/edit-volunteer.tsx'),
    route('volunteer/survey/view/:id', 'volunteer/view-survey.tsx'),
    route('volunteer/survey/edit/:id', 'volunteer/edit-survey.tsx'),
  ]),
] satisfies RouteConfig;
