import { describe, expect, it } from 'vitest';
import { createQuestionLimit, createTextLimit } from './limits.ts';

describe('the limit for the same text', () => {
  const answersWith = (notes: string) => ({ fullName: 'Ratna', notes });

  it('is reached by many with one text, also if digits, dots or case differ', () => {
    const limit = createTextLimit(2);
    expect(limit.tryCount('contact', answersWith('Menang hadiah 100!'), 'a')).toBe(true);
    const other = { ...answersWith('menang HADIAH, 200'), fullName: 'Bagus' };
    expect(limit.tryCount('contact', other, 'b')).toBe(true);
    expect(limit.tryCount('contact', answersWith('Menang hadiah'), 'c')).toBe(false);
    expect(limit.tryCount('contact', answersWith('Menang undian'), 'c')).toBe(true);
  });

  it('does not count a submission that is sent again, or was not received', () => {
    const limit = createTextLimit(2);
    const tryCount = (key: string) => limit.tryCount('contact', answersWith('Halo'), key);
    expect([tryCount('a'), tryCount('a'), tryCount('a'), tryCount('b')]).toEqual([true, true, true, true]);
    expect([tryCount('c'), tryCount('a')]).toEqual([false, true]);
    limit.release('contact', answersWith('Halo'), 'b');
    expect([tryCount('c'), tryCount('b')]).toEqual([true, false]);
  });

  it('counts each sender, also those whom one page names', () => {
    const limit = createTextLimit(2);
    const tryCount = (email: string) => limit.tryCount('contact', { ...answersWith('Menang'), email }, 'a');
    expect([tryCount('satu@x.example'), tryCount('dua@x.example'), tryCount('tiga@x.example')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(tryCount('dua@x.example')).toBe(true);
  });

  it('does not apply where nothing was typed', () => {
    const limit = createTextLimit(1);
    expect(limit.tryCount('contact', { fullName: 'Ratna' }, 'a')).toBe(true);
    expect(limit.tryCount('contact', { fullName: 'Bagus' }, 'b')).toBe(true);
  });
});

describe('the limit for questions', () => {
  it('holds for an address, which for IPv6 is the network', () => {
    const limit = createQuestionLimit({ perAddress: 2, total: 100 });
    limit.countWrong('2001:db8::1');
    expect(limit.tryCount('2001:db8::2')).toBe(true);
    expect(limit.tryCount('2001:db8::3')).toBe(false);
    expect(limit.isReached('2001:db8::3')).toBe(true);
    expect(limit.secondsLeft('2001:db8::3')).toBeGreaterThan(3_500);
    expect(limit.tryCount('2001:db8:0:1::1')).toBe(true);
  });

  it('holds for what is received from all addresses; wrong answers do not lock others out', () => {
    const limit = createQuestionLimit({ perAddress: 100, total: 2 });
    for (let attempt = 0; attempt < 5; attempt++) limit.countWrong('192.0.2.1');
    expect([limit.tryCount('192.0.2.1'), limit.tryCount('192.0.2.2'), limit.tryCount('192.0.2.9')]).toEqual([
      true,
      true,
      false,
    ]);
    limit.release('192.0.2.2');
    expect(limit.tryCount('192.0.2.9')).toBe(true);
  });
});
