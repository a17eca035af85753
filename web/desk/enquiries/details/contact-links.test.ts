import { expect, test } from 'vitest';
import { trustName } from '#web/site-facts.ts';
import { mailtoOf, telOf } from './contact-links.ts';

test.each([
  ['52310 44718', 'tel:5231044718'],
  ['+91 52310-44718', 'tel:+915231044718'],
  ['(0212) 552.0144', 'tel:02125520144'],
  ['५०७७५ १८३४२', 'tel:5077518342'],
  ['100', 'tel:100'],
  ['52310 44718 / 52310 44719', null],
  ['ask my brother', null],
  ['*401*52310#', null],
  ['', null],
])('the phone number %j links to %s', (phone, tel) => {
  expect(telOf(phone)).toBe(tel);
});

test('a reply has a subject', () => {
  const { searchParams } = new URL(mailtoOf('ritu@home.example'));
  expect(searchParams.get('subject')).toBe(`Re: Your query to ${trustName('name')}`);
});

test('an e-mail address cannot inject header fields', () => {
  const address = new URL(mailtoOf('a?bcc=b&x#y%0a@home.example'));
  expect(address.pathname).toBe('a%3Fbcc%3Db%26x%23y%250a@home.example');
  expect([...address.searchParams.keys()]).toEqual(['subject']);
});
