import { describe, expect, it } from 'vitest';
import { createQuestionLimit, createTextLimit } from './limits.ts';

describe('the limit for the same text', () => {
  const answersWith = (notes: string) => ({ fullName: 'Ratna', notes });

  it('is reached by many with one text, also if digits, dots or case differ', () => {
    const limit = createTextLimit(2);
    expect(limit.take('contact', answersWith('Menang hadiah 100!'), 'a')).toBe(true);
    const other = { ...answersWith('menang HADIAH, 200'), fullName: 'Bagus' };
    expect(limit.take('contact', other, 'b')).toBe(true);
    expect(limit.take('contact', answersWith('Menang hadiah'), 'c')).toBe(false);
    expect(limit.take('contact', answersWith('Menang undian'), 'c')).toBe(true);
  });

  it('does not count a submission that is sent again, or was not received', () => {
    const limit = createTextLimit(2);
    const take = (key: string) => limit.take('contact', answersWith('Halo'), key);
    expect([take('a'), take('a'), take('a'), take('b')]).toEqual([true, true, true, true]);
    expect([take('c'), take('a')]).toEqual([false, true]);
    limit.release('contact', answersWith('Halo'), 'b');
    expect([take('c'), take('b')]).toEqual([true, false]);
  });

  it('counts each sender, also those whom one page names', () => {
    const limit = createTextLimit(2);
    const take = (email: string) => limit.take('contact', { ...answersWith('Menang'), email }, 'a');
    expect([take('satu@x.example'), take('dua@x.example'), take('tiga@x.example')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(take('dua@x.example')).toBe(true);
  });

  it('does not apply where nothing was typed', () => {
    const limit = createTextLimit(1);
    expect(limit.take('contact', { fullName: 'Ratna' }, 'a')).toBe(true);
    expect(limit.take('contact', { fullName: 'Bagus' }, 'b')).toBe(true);
  });
});

describe('the limit for questions', () => {
  it('holds for an address, which for IPv6 is the network', () => {
    const limit = createQuestionLimit({ perAddress: 2, total: 100 });
    limit.countWrong('2001:db8::1');
    expect(limit.take('2001:db8::2')).toBe(true);
    expect(limit.take('2001:db8::3')).toBe(false);
    expect(limit.isReached('2001:db8::3')).toBe(true);
    expect(limit.secondsLeft('2001:db8::3')).toBeGreaterThan(3_500);
    expect(limit.take('2001:db8:0:1::1')).toBe(true);
  });

  it('holds for what is received from all addresses; wrong answers do not lock others out', () => {
    const limit = createQuestionLimit({ perAddress: 100, total: 2 });
    for (let attempt = 0; attempt < 5; attempt++) limit.countWrong('192.0.2.1');
    expect([limit.take('192.0.2.1'), limit.take('192.0.2.2'), limit.take('192.0.2.9')]).toEqual([
      true,
      true,
      false,
    ]);
    limit.release('192.0.2.2');
    expect(limit.take('192.0.2.9')).toBe(true);
  });
});
