import { describe, expect, it } from 'vitest';
import { isUnknownRecipient } from './unknown-recipient.ts';

const replyTo = (command: string, response: string) => ({
  command,
  response,
  responseCode: Number(response.slice(0, 3)),
});

describe('a recipient', () => {
  it.each([
    '550 5.1.1 <dewi@contoh.example>: Recipient address rejected: User unknown in relay recipient table',
    '550-5.1.1 The email account that you tried to reach does not exist.',
    '550 5.1.10 recipient not found',
    '550 No such user here',
    '550 Requested action not taken: mailbox unavailable',
    '550 User dewi not listed in public Name & Address Book',
    '550 <deny.black@contoh.example>: User unknown',
    '551 User not local',
    '553 Mailbox name is invalid',
  ])('is unknown by the reply "%s"', (response) => {
    expect(isUnknownRecipient(replyTo('RCPT TO', response))).toBe(true);
  });

  it.each([
    '550 relay not permitted',
    '550 Administrative prohibition',
    '550 Delivery is not allowed to this address.',
    '550 Access denied',
    '550 203.0.113.5 is on a blocklist',
    "553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)",
    '551 we do not relay',
    '550 5.7.1 Unable to relay',
    '550 5.1.8 sender address rejected: domain not found',
    '451 4.3.0 try again later',
    '552 mailbox full',
  ])('is not to blame for the reply "%s"', (response) => {
    expect(isUnknownRecipient(replyTo('RCPT TO', response))).toBe(false);
  });

  it('is not to blame for replies to other commands, or for none', () => {
    expect(isUnknownRecipient(replyTo('MAIL FROM', '550 No such user here'))).toBe(false);
    expect(isUnknownRecipient({ command: 'RCPT TO' })).toBe(false);
  });
});
