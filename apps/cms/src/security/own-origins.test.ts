import { expect, it } from 'vitest';
import { ownOrigins } from './own-origins.ts';

it('a configured address is the only origin', () => {
  expect(ownOrigins({ cmsUrl: 'https://cms.bank.example/path', port: 3001 })).toEqual([
    'https://cms.bank.example',
  ]);
});

it('on localhost both of its names count', () => {
  expect(ownOrigins({ cmsUrl: 'http://127.0.0.1:3001', port: 3001 })).toEqual([
    'http://127.0.0.1:3001',
    'http://localhost:3001',
  ]);
});
