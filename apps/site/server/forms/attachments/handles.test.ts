import { describe, expect, it } from 'vitest';
import { readHandle, signHandle } from './handles.ts';

const SECRET = 'secret';
const attachment = {
  id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  name: 'kontrak é.pdf',
  bytes: 1_234,
  format: 'pdf' as const,
};
const { handle, ...shown } = signHandle(attachment, 'contact', SECRET, 1_000);
const [content = '', signature = ''] = handle.split('.');
const changed = Buffer.from(Buffer.from(content, 'base64url').toString().replace('6f96', '0000')).toString(
  'base64url',
);

describe('the handle of an attachment', () => {
  it('carries what the page shows, and is read by every instance with the same secret', () => {
    expect(shown).toEqual({ name: attachment.name, bytes: 1_234, format: 'pdf' });
    expect(readHandle(handle, 'contact', SECRET, 1_000)).toEqual({ kind: 'valid', attachment });
  });

  it('is valid for twenty hours, less than the day after which the file is removed', () => {
    const expires = 1_000 + 20 * 60 * 60 * 1_000;
    expect(readHandle(handle, 'contact', SECRET, expires - 1)).toEqual({ kind: 'valid', attachment });
    expect(readHandle(handle, 'contact', SECRET, expires)).toEqual({
      kind: 'expired',
      name: attachment.name,
    });
  });

  it.each([
    ['another secret', handle, 'contact', 'other'],
    ['another form', handle, 'complaint', SECRET],
    ['other content', `${changed}.${signature}`, 'contact', SECRET],
    ['no signature', content, 'contact', SECRET],
    ['an empty signature', `${content}.`, 'contact', SECRET],
    ['nothing', '', 'contact', SECRET],
    ['text', 'x.y', 'contact', SECRET],
    [
      'a claim of another version',
      signHandle({ ...attachment, format: 'gif' as never }, 'contact', SECRET).handle,
      'contact',
      SECRET,
    ],
    ['too much', 'x'.repeat(100_000), 'contact', SECRET],
  ])('with %s is invalid', (_what, value, form, secret) => {
    expect(readHandle(value, form as 'contact', secret, 1_000)).toEqual({ kind: 'invalid' });
  });
});
