/** Replies to `RCPT TO` for a mailbox that does not exist, has moved, or has a name that cannot exist (RFC 5321, 4.2.3). */
const UNKNOWN_MAILBOX: readonly number[] = [550, 551, 553];

/** The enhanced status code that follows the code of a response (RFC 2034). */
const ENHANCED_STATUS = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/;

/** Bad mailbox, domain or syntax of the recipient, a mailbox that has moved, a domain without mail (RFC 3463, RFC 7505). */
const UNKNOWN_STATUS: ReadonlySet<string> = new Set(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10']);

/**
 * Words of servers without enhanced status codes that reject a mail by a rule: they use the same replies where they do not
 * relay for this client, or have it on a blocklist.
 */
const RULE =
  /relay|rcpthosts|spam|block|black|dnsbl|policy|prohibit|den(ied|y)|not (allowed|permitted|authori[sz]ed)|authenticat/i;

type SmtpError = { command?: unknown; response?: unknown; responseCode?: unknown };

/**
 * Whether a mail server says that nobody has an address, which ends a mail at once. Sender, content and client may be
 * rejected with the same code, by a rule that somebody can change: such a mail is tried again.
 */
export function isUnknownRecipient({ command, response, responseCode }: SmtpError): boolean {
  if (command !== 'RCPT TO' || typeof responseCode !== 'number') return false;
  const text = typeof response === 'string' ? response : '';
  const [, status] = ENHANCED_STATUS.exec(text) ?? [];
  if (status) return UNKNOWN_STATUS.has(status);
  // Without the address, which may contain such a word.
  return UNKNOWN_MAILBOX.includes(responseCode) && !RULE.test(text.replaceAll(/\S+@\S+/g, ''));
}
