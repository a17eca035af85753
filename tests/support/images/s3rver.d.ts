// Types that s3rver does not publish, as far as the tests use them.
declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net';

  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      directory: string;
      silent: boolean;
      configureBuckets: { name: string }[];
    });
    /** Trusts proxy headers. */
    proxy: boolean;
    /** Middleware can be added until the server runs; the first runs first. */
    middleware: ((
      asked: { method: string; path: string },
      next: () => Promise<void>,
    ) => Promise<void>)[];
    httpServer: import('node:http').Server;
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
