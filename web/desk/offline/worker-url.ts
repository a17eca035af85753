import { SERVICE_WORKER_PATH, TRUSTED_TYPES_POLICY } from '#domain/desk/service-worker.ts';

/** From Trusted Types, which TypeScript's own types lack. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
}

/** The worker's URL, which browsers with Trusted Types accept from the policy only. */
export function workerUrl(): string {
  const trustedTypes: TrustedTypes | undefined = Reflect.get(globalThis, 'trustedTypes');
  if (!trustedTypes) return SERVICE_WORKER_PATH;
  const policy = trustedTypes.createPolicy(TRUSTED_TYPES_POLICY, {
    createScriptURL: (url) => {
      if (url !== SERVICE_WORKER_PATH) throw new TypeError('Not the address of the worker');
      return url;
    },
  });
  return policy.createScriptURL(SERVICE_WORKER_PATH);
}
