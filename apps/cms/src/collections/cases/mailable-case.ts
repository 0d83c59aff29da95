import type { Case } from '#cms/payload-types.ts';

/** A case whose sender has an e-mail address: all that the site has sent, and some that staff recorded. */
export type MailableCase = Case & { senderEmail: string };

export const isMailable = (caseDoc: Case): caseDoc is MailableCase => !!caseDoc.senderEmail;
