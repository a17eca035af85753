// Drawn by Lucide (ISC licence): see layout/icon.tsx.
import { LineDrawing } from '#web/public/layout/icon.tsx';

const PATH = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 8v4M12 16h.01';

export const AlertIcon = () => <LineDrawing path={PATH} />;
