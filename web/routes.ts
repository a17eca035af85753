import { index, layout, type RouteConfig } from '@react-router/dev/routes';

export default [
  layout('frame/public-frame.tsx', [index('public/home.tsx')]),
] satisfies RouteConfig;
