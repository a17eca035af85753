import { expect, test } from 'vitest';
import { whatsAppChat, whatsAppMessage } from './whats-app.ts';

test.each([
  ['52310 44718', 'https://wa.me/915231044718'],
  ['+91 52310-44718', 'https://wa.me/915231044718'],
  ['०५२३१०४४७१८', 'https://wa.me/915231044718'],
  ['+44 20 7946 0000', undefined],
  ['022 2345 6789', undefined],
  ['020 2567 1234 ext 5', undefined],
  ['', undefined],
])('the chat with %j is %s', (phone, chat) => {
  expect(whatsAppChat(phone)).toBe(chat);
});

test('a message to nobody in particular has no number', () => {
  expect(whatsAppMessage('', 'नमस्ते & hello')).toBe(
    'https://wa.me/?text=%E0%A4%A8%E0%A4%AE%E0%A4%B8%E0%A5%8D%E0%A4%A4%E0%A5%87%20%26%20hello',
  );
});
