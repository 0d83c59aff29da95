import { expect, it } from 'vitest';
import { saveStateLine } from './save-state-line.tsx';

const say = ({ id }: { id: string }) => id;
const at = Date.parse('2026-11-22T03:32:00.000Z');

it('says “saved” only if the server has stored the current values', () => {
  expect(saveStateLine({ kind: 'saved', at, id: 1, sent: {} }, false, say)?.text).toBe(
    'Tersimpan pukul 10.32 WIB',
  );
  expect(saveStateLine({ kind: 'saved', at, id: 1, sent: {} }, true, say)?.text).toBe('Belum disimpan');
  expect(saveStateLine({ kind: 'idle' }, false, say)).toBeNull();
  expect(saveStateLine({ kind: 'idle' }, true, say)?.text).toBe('Belum disimpan');
  for (const kind of ['offline', 'signedOut'] as const)
    for (const isModified of [true, false])
      expect(saveStateLine({ kind }, isModified, say)).toMatchObject({ isBad: true });
  expect(saveStateLine({ kind: 'refused', reason: 'Terlalu panjang.' }, false, say)).toEqual({
    text: 'Tidak tersimpan: Terlalu panjang.',
    isBad: true,
  });
});
