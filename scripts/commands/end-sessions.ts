// npm run end-sessions: signs everybody out, for example after a theft of tokens. Passwords stay valid.

import { endAllSessions } from '#server/auth/sessions.ts';
import { readConfig } from '#server/config.ts';
import { readArguments, refuseWithoutData, runCommand, withContext } from './run-command.ts';

await runCommand(async () => {
  readArguments('npm run end-sessions');
  const config = readConfig(process.env);
  await refuseWithoutData(config);
  const by = { id: null, origin: 'end-sessions' };
  const ended = await withContext(config, (ctx) => endAllSessions(ctx, by));
  console.log(`Everybody is signed out: ${ended} ${ended === 1 ? 'session' : 'sessions'} ended.`);
});
