import { setTimeout } from 'node:timers/promises';

const PAUSE_MS = 200;

/** A busy machine sheds requests, which a client sends again after a pause. */
export async function retryOn503<Reply>(request: () => Promise<Reply>): Promise<Reply> {
  for (;;) {
    try {
      return await request();
    } catch (error) {
      if (!(error instanceof Error && error.message.includes(' answered 503: '))) throw error;
      await setTimeout(PAUSE_MS);
    }
  }
}
