import { submissionResponse } from '@beranda/contract';
import { expect, it } from 'vitest';
import { newTicket } from './ticket.ts';

it("tickets have the contract's format, no ambiguous letters, and differ", () => {
  const tickets = Array.from({ length: 500 }, newTicket);
  for (const ticket of tickets) {
    expect(() => submissionResponse.parse({ ticket })).not.toThrow();
    expect(ticket).not.toMatch(/[ILOU]/);
  }
  expect(new Set(tickets).size).toBe(tickets.length);
});
