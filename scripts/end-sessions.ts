// npm run end-sessions: signs everybody out at once, as after a theft of tokens. Passwords stay as they are.

import { endAllSessions } from '#server/auth/sessions.ts';
import { readConfig } from '#server/config.ts';
import { inHouse, refuseNowhere, runCommand } from './run-command.ts';

await runCommand(async () => {
  const config = readConfig(process.env);
  await refuseNowhere(config);
  const by = { actorId: null, origin: 'end-sessions' };
  const ended = await inHouse(config, (house) => endAllSessions(house, by));
  console.log(`Everybody is signed out: ${ended} ${ended === 1 ? 'session' : 'sessions'} ended.`);
});
