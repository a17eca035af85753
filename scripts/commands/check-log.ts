// npm run check-log [-- HEAD]: compares the audit log with its seals, and with a head that was written down earlier.
import { checkLog, type LogCheck } from '#server/audit-log/seals/check-log.ts';
import { readConfig } from '#server/config.ts';
import { OperatorError } from '#server/errors/operator-error.ts';
import { readArguments, refuseWithoutData, runCommand, withContext } from './run-command.ts';

const REASONS = {
  forged: 'the seal was not made with the keys of this trust',
  gap: 'seals before it are missing',
  events: 'events were changed, added or removed',
};

const HEAD = /^[0-9a-f]{16}$/;

await runCommand(async () => {
  const head = readArguments('npm run check-log [-- HEAD]', 4).join('').toLowerCase();
  if (head && !HEAD.test(head)) {
    throw new OperatorError(
      'A head has sixteen of the characters 0 to 9 and a to f: compare it with the paper.',
    );
  }
  const config = readConfig(process.env);
  await refuseWithoutData(config);
  const check = await withContext(config, (ctx) => checkLog(ctx, head || undefined));
  const { broken, isHeadKnown } = check;
  if (broken) {
    throw new OperatorError(
      `The audit log was tampered with: among the events ${broken.firstId} to ${broken.lastId}, sealed at ${broken.sealedAt}, ${REASONS[broken.reason]}.`,
    );
  }
  if (isHeadKnown === false) {
    throw new OperatorError(
      `No seal has this head: compare it with the paper first. If it is the same, the end of the log was cut off since it was written down, or an older backup was restored. ${summary(check)}`,
    );
  }
  console.log(summary(check));
  if (isHeadKnown) console.log('The head that you gave is one of its seals.');
});

function summary({ events, seals, last, unsealed }: LogCheck): string {
  const since = `${unsealed} ${unsealed === 1 ? 'event is' : 'events are'} not sealed yet.`;
  if (!last) return `Nothing is sealed: the program does that once a minute. ${since}`;
  return `The audit log is as it was sealed: ${events} events in ${seals} seals. ${since}
The last seal is of ${last.sealedAt}. Write its head down, away from this machine:

  ${last.head}
`;
}
