import { describe, expect, it } from 'vitest';
import { createQuestionLimit, createTextLimit } from './limits.ts';

describe('the limit for the same text', () => {
  const answersWith = (notes: string) => ({ fullName: 'Ratna', notes });

  it('is reached by many with one text, also if digits, dots or case differ', () => {
    const limit = createTextLimit(2);
    limit.count('contact', answersWith('Menang hadiah 100!'), 'a');
    limit.count('contact', { ...answersWith('menang HADIAH, 200'), fullName: 'Bagus' }, 'b');
    expect(limit.isReached('contact', answersWith('Menang hadiah'), 'c')).toBe(true);
    expect(limit.isReached('contact', answersWith('Menang undian'), 'c')).toBe(false);
  });

  it('does not count a submission that is sent again', () => {
    const limit = createTextLimit(2);
    for (let attempt = 0; attempt < 3; attempt++) limit.count('contact', answersWith('Halo'), 'a');
    expect(limit.isReached('contact', answersWith('Halo'), 'b')).toBe(false);
    limit.count('contact', answersWith('Halo'), 'b');
    expect(limit.isReached('contact', answersWith('Halo'), 'c')).toBe(true);
    expect(limit.isReached('contact', answersWith('Halo'), 'a')).toBe(false);
  });

  it('does not apply where nothing was typed', () => {
    const limit = createTextLimit(1);
    limit.count('contact', { fullName: 'Ratna' }, 'a');
    expect(limit.isReached('contact', { fullName: 'Bagus' }, 'b')).toBe(false);
  });
});

describe('the limit for questions', () => {
  it('holds for an address, which for IPv6 is the network', () => {
    const limit = createQuestionLimit({ perAddress: 2, total: 100 });
    limit.countWrong('2001:db8::1');
    limit.countReceived('2001:db8::2');
    expect(limit.isReached('2001:db8::3')).toBe(true);
    expect(limit.isReached('2001:db8:0:1::1')).toBe(false);
  });

  it('holds for what is received from all addresses; wrong answers do not lock others out', () => {
    const limit = createQuestionLimit({ perAddress: 100, total: 2 });
    for (let attempt = 0; attempt < 5; attempt++) limit.countWrong('192.0.2.1');
    limit.countReceived('192.0.2.1');
    expect(limit.isReached('192.0.2.9')).toBe(false);
    limit.countReceived('192.0.2.2');
    expect(limit.isReached('192.0.2.9')).toBe(true);
  });
});
