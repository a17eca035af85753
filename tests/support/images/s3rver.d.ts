// What its package leaves unsaid, as far as the tests use it.
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
    /** What stands in front is believed. */
    proxy: boolean;
    /** Before it runs they can be added to; the first is asked first. */
    middleware: ((
      asked: { method: string; path: string },
      next: () => Promise<void>,
    ) => Promise<void>)[];
    httpServer: import('node:http').Server;
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
