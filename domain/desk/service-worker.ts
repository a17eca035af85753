// Constants shared by the desk's pages, their service worker and the server (docs/decisions/0033-service-worker.md).

export const SERVICE_WORKER_PATH = '/volunteer/sw.js';
/** The worker that removes itself, served at the path above with OFFLINE_DESK=off. */
export const REMOVAL_WORKER_PATH = '/volunteer/sw-removal.js';

/** The only policy of Trusted Types on the desk's pages; it accepts only the path of the worker. */
export const TRUSTED_TYPES_POLICY = 'adhyay-service-worker';

/** The message with which a page activates a waiting worker. */
export const SKIP_WAITING = 'skip-waiting';

/** Names of the caches begin with it; a revision follows. */
export const CACHE_PREFIX = 'adhyay-desk-';
