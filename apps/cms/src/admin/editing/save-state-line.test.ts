import { expect, it } from 'vitest';
import { saveStateText } from './save-state-line.tsx';

const translate = ({ id }: { id: string }) => id;
const at = Date.parse('2026-11-22T03:32:00.000Z');

it('shows “saved” only if the server has stored the current values', () => {
  expect(saveStateText({ kind: 'saved', at, id: 1, sent: {} }, false, translate)?.text).toBe(
    'Tersimpan pukul 10.32 WIB',
  );
  expect(saveStateText({ kind: 'saved', at, id: 1, sent: {} }, true, translate)?.text).toBe('Belum disimpan');
  expect(saveStateText({ kind: 'idle' }, false, translate)).toBeNull();
  expect(saveStateText({ kind: 'idle' }, true, translate)?.text).toBe('Belum disimpan');
  for (const kind of ['offline', 'outdated', 'signedOut'] as const)
    for (const isModified of [true, false])
      expect(saveStateText({ kind }, isModified, translate)).toMatchObject({ isBad: true });
  expect(saveStateText({ kind: 'rejected', reason: 'Terlalu panjang.' }, false, translate)).toEqual({
    text: 'Tidak tersimpan: Terlalu panjang.',
    isBad: true,
  });
});

it('writes the time of day as the language of the user does', () => {
  const state = { kind: 'saved', at, id: 1, sent: {} } as const;
  expect(saveStateText(state, false, ({ en }) => en)?.text).toBe('Saved at 10:32 Jakarta time');
});

it('shows that the browser has no copy of unsaved values', () => {
  const kept = 'Belum disimpan';
  expect(saveStateText({ kind: 'idle' }, true, translate, false)).toEqual({ text: kept, isBad: false });
  expect(saveStateText({ kind: 'idle' }, true, translate, true)).toEqual({
    text: expect.stringMatching(/^Belum disimpan · Penyimpanan peramban ini penuh/),
    isBad: true,
  });
  expect(saveStateText({ kind: 'idle' }, false, translate, true)).toBeNull();
});
