import type { Case } from '#cms/payload-types.ts';

/** A case whose sender has an e-mail address: some have a phone only. */
export type MailableCase = Case & { senderEmail: string };

export const isMailable = (caseDoc: Case): caseDoc is MailableCase => !!caseDoc.senderEmail;
