// The icons of the public pages, by Lucide (ISC licence). They are copied from its React package, which is
// larger than the icons; a page that needs others has its own list.
import button from '#web/styles/button.module.css';

const drawings = {
  'arrow-left': 'm12 19-7-7 7-7M19 12H5',
  'arrow-right': 'M5 12h14M12 5l7 7-7 7',
  'arrow-up': 'm5 12 7-7 7 7M12 19V5',
  'chevron-down': 'm6 9 6 6 6-6',
  'external-link': 'M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6',
  mail: 'm22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z',
  menu: 'M4 5h16M4 12h16M4 19h16',
  pause: 'M5 4h5v16H5zM14 4h5v16h-5z',
  phone:
    'M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384',
  play: 'M7 4l13 8-13 8z',
  x: 'M18 6 6 18M6 6l12 12',
} as const;

interface IconProps {
  name: keyof typeof drawings;
  className?: string | undefined;
}

export function Icon({ name, className }: IconProps) {
  return <LineDrawing path={drawings[name]} className={className} />;
}

interface LineDrawingProps {
  path: string;
  className?: string | undefined;
}

export function LineDrawing({ path, className = button.icon }: LineDrawingProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
