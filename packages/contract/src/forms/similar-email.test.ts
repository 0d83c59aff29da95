import { expect, it } from 'vitest';
import { similarEmail } from './similar-email.ts';

it.each([
  ['dewi@gmial.com', 'dewi@gmail.com'],
  ['dewi@gmail.con', 'dewi@gmail.com'],
  ['Dewi.S@GMAI.com', 'Dewi.S@gmail.com'],
  ['dewi@gmaill.com', 'dewi@gmail.com'],
  ['dewi@yaho.co.id', 'dewi@yahoo.co.id'],
  [' dewi@hotmial.com ', 'dewi@hotmail.com'],
  ['dewi@gmail.co.id', 'dewi@gmail.com'],
])('for %j it offers %s', (typed, meant) => {
  expect(similarEmail(typed)).toBe(meant);
});

it.each([
  'dewi@gmail.com',
  'dewi@ymail.com',
  'dewi@mail.com',
  'dewi@email.com',
  'dewi@contoh.example',
  'dewi@googlemail.com',
  'dewi@yahoo.co.in',
  '@gmial.com',
  'dewi',
  '',
])('for %j it offers nothing', (typed) => {
  expect(similarEmail(typed)).toBeUndefined();
});

it('offers nothing while an address is typed', () => {
  const domains = [
    ...['gmail.com', 'yahoo.com', 'yahoo.co.id', 'ymail.com', 'rocketmail.com', 'hotmail.com', 'outlook.com'],
    ...[
      'icloud.com',
      'hotmail.co.id',
      'hotmail.co.uk',
      'outlook.co.id',
      'yahoo.co.uk',
      'yahoo.co.in',
      'yahoo.com.sg',
    ],
  ];
  for (const address of domains.map((domain) => `dewi@${domain}`))
    for (let length = 0; length <= address.length; length++)
      expect(similarEmail(address.slice(0, length)), address.slice(0, length)).toBeUndefined();
});
