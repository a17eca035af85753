export const SERVICE_WORKER_PATH = '/volunteer/sw.js';
/** OFFLINE_DESK=off serves this worker, which removes itself, at the path above. */
export const REMOVAL_WORKER_PATH = '/volunteer/sw-removal.js';

export const TRUSTED_TYPES_POLICY = 'adhyay-service-worker';

export const SKIP_WAITING = 'skip-waiting';

export const CACHE_PREFIX = 'adhyay-desk-';
