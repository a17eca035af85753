// A mail server that speaks real SMTP and stores the mails.
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { portOf } from '../program/port.ts';

interface Mail {
  from: string;
  to: string[];
  headers: Record<string, string>;
  text: string;
}

export interface FakeSmtp {
  url: string;
  mails: Mail[];
  received: number;
  rejected: number;
  rejects: boolean;
  /** Milliseconds before it accepts a mail. */
  delay: number;
  close: () => Promise<void>;
}

export async function startFakeSmtp(): Promise<FakeSmtp> {
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onData: async (stream, { envelope }, done) => {
      smtp.received += 1;
      const raw = await text(stream);
      await new Promise((resolve) => setTimeout(resolve, smtp.delay));
      if (smtp.rejects) {
        smtp.rejected += 1;
        return done(new Error('451 not today'));
      }
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      const to = envelope.rcptTo.map(({ address }) => address);
      smtp.mails.push({ from, to, ...read(raw) });
      return done();
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const smtp: FakeSmtp = {
    url: `smtp://127.0.0.1:${portOf(server.server)}`,
    mails: [],
    received: 0,
    rejected: 0,
    rejects: false,
    delay: 0,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return smtp;
}

/** Decodes a mail. Header names are in lower case; repeated headers are not supported. */
function read(raw: string): { headers: Record<string, string>; text: string } {
  const [head = '', ...body] = raw.split('\r\n\r\n');
  const headers: Record<string, string> = {};
  for (const line of head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const [, name = '', value = ''] = /^([^:\s]+): ?(.*)$/.exec(line) ?? [];
    headers[name.toLowerCase()] = decodedWords(value);
  }
  const encoding = headers['content-transfer-encoding'] ?? '';
  return { headers, text: decoded(body.join('\r\n\r\n'), encoding).replaceAll('\r\n', '\n') };
}

function decodedWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind, word) =>
      kind.toLowerCase() === 'b' ? decoded(word, 'base64') : decoded(word.replaceAll('_', ' '), ''),
    );
}

function decoded(text: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString('utf8');
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
