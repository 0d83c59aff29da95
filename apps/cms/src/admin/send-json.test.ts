import { expect, it } from 'vitest';
import { readErrorMessage, readJson } from './send-json.ts';

const errorPage = () => new Response('<h1>Bad gateway</h1>', { status: 502 });

it('a response that is missing, or of a proxy, has no body', async () => {
  expect(await readJson(null)).toBeNull();
  expect(await readJson(errorPage())).toBeNull();
  expect(await readJson(Response.json({ id: 7 }))).toEqual({ id: 7 });
});

it('only the body of an error has a message', async () => {
  const body = { statusCode: 409, message: 'Another case was merged already' };
  expect(await readErrorMessage(Response.json(body, { status: 409 }))).toBe(body.message);
  expect(await readErrorMessage(Response.json({ errors: [] }, { status: 400 }))).toBeNull();
  expect(await readErrorMessage(errorPage())).toBeNull();
});
