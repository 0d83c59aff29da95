import { ATTACHMENT_LIMITS } from '@beranda/contract';
import { expect, it } from 'vitest';
import {
  type AttachmentItem,
  canRetry,
  changeAttachments,
  pendingItemsOf,
  repeatedFiles,
  stillRepeated,
} from './attachment-list.ts';

const file = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { lastModified: 0 });
const attachment = { handle: 'h', name: 'a.pdf', bytes: 10, format: 'pdf' as const };
const add = (items: readonly AttachmentItem[], ...files: File[]) =>
  changeAttachments(items, { type: 'add', files, firstId: items.length });
const kinds = (items: readonly AttachmentItem[]) =>
  items.map((item) => (item.kind === 'rejected' ? item.code : item.kind));

it('rejects files at once that are empty, too large or too many', () => {
  const items = add(
    pendingItemsOf({ pending: [attachment], errors: [] }),
    file('kosong.pdf', 0),
    file('besar.pdf', ATTACHMENT_LIMITS.bytes + 1),
    file('dua.pdf', ATTACHMENT_LIMITS.bytes),
    file('tiga.pdf'),
    file('empat.pdf'),
  );
  expect(kinds(items)).toEqual([
    'pending',
    'fileEmpty',
    'fileTooLarge',
    'uploading',
    'uploading',
    'filesTooMany',
  ]);
});

it('accepts another file once one is removed', () => {
  const full = add([], file('1.pdf'), file('2.pdf'), file('3.pdf'));
  expect(kinds(add(full, file('4.pdf'))).at(-1)).toBe('filesTooMany');
  expect(kinds(add(changeAttachments(full, { type: 'remove', id: 0 }), file('4.pdf'))).at(-1)).toBe(
    'uploading',
  );
});

it('takes progress only while a file is uploaded, and the name of the server', () => {
  let items = add([], file('a.exe'));
  items = changeAttachments(items, { type: 'progress', id: 0, share: 0.5 });
  expect(items[0]).toMatchObject({ share: 0.5 });
  items = changeAttachments(items, {
    type: 'uploaded',
    id: 0,
    attachment: { ...attachment, name: 'a.exe.pdf' },
  });
  expect(changeAttachments(items, { type: 'progress', id: 0, share: 1 })).toMatchObject([
    { kind: 'pending', name: 'a.exe.pdf' },
  ]);
});

it('drops what was unchecked, and rejects everything that the server has lost', () => {
  const items = pendingItemsOf({
    pending: [attachment, { ...attachment, handle: 'i', name: 'b.pdf' }],
    errors: [],
  });
  const rest = changeAttachments(items, { type: 'drop', handles: ['h'] });
  expect(rest).toMatchObject([{ name: 'b.pdf' }]);
  expect(kinds(changeAttachments(rest, { type: 'rejectAll', code: 'fileGone' }))).toEqual(['fileGone']);
});

it('lets whoever follows the message about lost files choose them again, or send them again', () => {
  const arrived = changeAttachments(add([], file('a.pdf')), { type: 'uploaded', id: 0, attachment });
  const gone = changeAttachments(arrived, { type: 'rejectAll', code: 'fileGone' });
  expect(kinds(add(gone, file('a.pdf')))).toEqual(['uploading']);
  expect(kinds(changeAttachments(gone, { type: 'retry', id: 0 }))).toEqual(['uploading']);
  expect(kinds(add(gone, file('b.pdf')))).toEqual(['fileGone', 'uploading']);
  // Chosen before the page was loaded again: its file is not known.
  const former = pendingItemsOf({ pending: [attachment], errors: [] });
  const lost = changeAttachments(former, { type: 'rejectAll', code: 'fileGone' });
  expect(kinds(add(lost, file('a.pdf')))).toEqual(['uploading']);
});

it('puts another file in the place of a wrong one, and the same file in the place of one that did not arrive', () => {
  let items = add([], file('besar.pdf', ATTACHMENT_LIMITS.bytes + 1), file('putus.pdf'), file('lain.pdf'));
  for (const id of [1, 2]) items = changeAttachments(items, { type: 'reject', id, code: 'uploadFailed' });
  items = add(items, file('putus.pdf'));
  const names = (kind: AttachmentItem['kind']) =>
    items.filter((item) => item.kind === kind).map(({ name }) => name);
  expect(names('rejected')).toEqual(['besar.pdf', 'lain.pdf']);
  expect(names('uploading')).toEqual(['putus.pdf']);
  items = add(items, file('kecil.pdf'));
  expect(names('rejected')).toEqual(['lain.pdf']);
});

it('replaces one rejected file for each that is chosen, and none by another file of the same name', () => {
  const wrong = add([], file('satu.heic', 0), file('dua.heic', 0));
  expect(kinds(add(wrong, file('layar.png')))).toEqual(['fileEmpty', 'uploading']);
  const first = changeAttachments(add([], file('image.jpg')), {
    type: 'reject',
    id: 0,
    code: 'uploadFailed',
  });
  expect(kinds(add(first, file('image.jpg', 11)))).toEqual(['uploadFailed', 'uploading']);
});

it('offers to send a file again only where that can help', () => {
  const items = add([], file('1.pdf'), file('2.pdf'), file('3.pdf'), file('4.pdf'), file('kosong.pdf', 0));
  const [tooMany, empty] = [items[3], items[4]] as [AttachmentItem, AttachmentItem];
  expect(canRetry(tooMany, items)).toBe(false);
  expect(canRetry(tooMany, changeAttachments(items, { type: 'remove', id: 0 }))).toBe(true);
  expect(canRetry(empty, items)).toBe(false);
});

it('uploads a file again that did not arrive, or that was too many, but not a wrong one', () => {
  let items = add([], file('1.pdf'), file('2.pdf'), file('3.pdf'), file('4.pdf'));
  const retry = (id: number) => {
    items = changeAttachments(items, { type: 'retry', id });
    return kinds(items)[id];
  };
  items = changeAttachments(items, { type: 'reject', id: 0, code: 'uploadFailed' });
  expect(retry(3)).toBe('uploading');
  expect(retry(0)).toBe('filesTooMany');
  items = changeAttachments(items, { type: 'reject', id: 1, code: 'fileFormat' });
  expect(retry(1)).toBe('fileFormat');
  expect(retry(0)).toBe('uploading');
});

it('calls a file repeated no longer when it has not arrived, or the server has lost it', () => {
  const items = add([], file('bukti.pdf'), file('lain.pdf'));
  const choices = [file('bukti.pdf'), file('lain.pdf')].map((chosen, id) => ({ id, file: chosen }));
  expect(stillRepeated(items, choices)).toEqual(choices);
  const failed = changeAttachments(items, { type: 'reject', id: 0, code: 'uploadFailed' });
  expect(stillRepeated(failed, choices)).toEqual(choices.slice(1));
  expect(stillRepeated(changeAttachments(items, { type: 'rejectAll', code: 'fileGone' }), choices)).toEqual(
    [],
  );
});

it('takes the same file once, while it is uploaded and when it has arrived, and names the repeated one', () => {
  const uploading = add([], file('bukti.pdf'));
  const arrived = changeAttachments(uploading, {
    type: 'uploaded',
    id: 0,
    attachment: { ...attachment, name: 'bukti.pdf' },
  });
  for (const items of [uploading, arrived]) {
    expect(repeatedFiles(items, [file('bukti.pdf'), file('lain.pdf')])).toMatchObject([
      { name: 'bukti.pdf' },
    ]);
    expect(add(items, file('bukti.pdf'), file('lain.pdf')).map(({ name }) => name)).toEqual([
      'bukti.pdf',
      'lain.pdf',
    ]);
    // Another photo of the same name.
    expect(add(items, file('bukti.pdf', 11))).toHaveLength(2);
  }
  const removed = changeAttachments(arrived, { type: 'remove', id: 0 });
  expect(kinds(add(removed, file('bukti.pdf')))).toEqual(['uploading']);
});
