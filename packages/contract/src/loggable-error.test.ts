import { expect, it } from 'vitest';
import { loggableArguments, loggableError, withoutValues } from './loggable-error.ts';

const NAME = 'Ratna Wulandari';

it('removes the values of a failed statement from database errors', () => {
  const cause = Object.assign(new Error('duplicate'), {
    code: '23505',
    detail: 'Key (email)=(ratna@contoh.example) already exists.',
  });
  const error = new Error(
    'Failed query: insert into "cases" values ($1, $2)\nparams: Ratna,ratna@contoh.example\n2nd line',
    { cause },
  );
  const logged = JSON.stringify(loggableError(error));
  expect(logged).toContain('Failed query');
  expect(logged).toContain('23505');
  expect(logged).not.toMatch(/Ratna|ratna|2nd line/);
});

it.each([
  'Failed query: insert\nparams: %s',
  'Key (sender)=(%s) already exists.',
  'invalid input syntax for type integer: "%s"',
  'value "%s" is out of range for type integer',
  'Unexpected token x, "%s" is not valid JSON',
])('removes also a value that looks like the end of it: %s', (message) => {
  const value = `"\n    at x\n) already exists" is not valid JSON" is out of range for type "${NAME}`;
  expect(JSON.stringify(loggableError(new Error(message.replace('%s', () => value))))).not.toContain(NAME);
});

it.each(['', 'x', `{"name":"${NAME}",}`, `${NAME} `.repeat(40), `"${NAME}`])(
  'removes what could not be parsed as JSON: %j',
  (text) => {
    const parse = () => JSON.parse(`${NAME}${text}`);
    expect(parse).toThrow();
    try {
      parse();
    } catch (error) {
      expect(JSON.stringify(loggableError(error))).not.toMatch(/Ratna|Wulan/);
    }
  },
);

it.each([
  `invalid input syntax for type integer: "${NAME}"`,
  `date/time field value out of range: "${NAME}"`,
  `value "${NAME}" is out of range for type integer`,
  `Key (sender)=(${NAME}) already exists.`,
])('removes values from what PostgreSQL says: %s', (message) => {
  expect(withoutValues(message)).not.toContain(NAME);
  expect(withoutValues(message)).toMatch(/invalid input|out of range|already exists/);
});

it('leaves out other properties of an error, such as the parameters of a statement', () => {
  const error = Object.assign(new Error('Failed'), { params: [NAME], args: { input: NAME } });
  expect(JSON.stringify(loggableError(error))).not.toContain(NAME);
});

it('preserves the stack trace', () => {
  for (const message of ['x is not a function', '', 'Failed query\nparams: $& a\n    at b'])
    expect(loggableError(new TypeError(message)).stack).toContain('loggable-error.test.ts');
});

it('logs little about values that are not errors', () => {
  expect(loggableError('ratna@contoh.example')).toEqual({ type: 'string', message: 'Not an error object' });
});

it('a log line has the message of its error without values', () => {
  const err = new Error(`Failed query: select\nparams: ${NAME}`);
  const message = 'Failed query: select\nparams: [removed]';
  expect(loggableArguments([{ err }])).toEqual([{ err }, message]);
  expect(loggableArguments([err])).toEqual([{ err }, message]);
  expect(loggableArguments([{ err, msg: 'It failed' }])).toEqual([{ err, msg: 'It failed' }]);
  expect(loggableArguments([{ err }, 'It failed'])).toEqual([{ err }, 'It failed']);
  expect(loggableArguments([err.message])).toEqual([message]);
  expect(loggableArguments([{ id: 1 }, 'a %s', 'b'])).toEqual([{ id: 1 }, 'a %s', 'b']);
});
