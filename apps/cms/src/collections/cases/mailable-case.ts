import type { Case } from '#cms/payload-types.ts';

/** A case whose sender has an e-mail address: all that the site has sent, and some that staff recorded. */
export type MailableCase = Case & { senderEmail: string };

export const isMailable = (one: Case): one is MailableCase => !!one.senderEmail;
