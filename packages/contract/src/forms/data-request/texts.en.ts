import type { FormTexts } from '../form-texts.ts';
import type { dataRequestForm } from './data-request.ts';

export const texts: FormTexts<typeof dataRequestForm> = {
  title: 'Personal data request form',
  groups: { aboutYou: 'About you', request: 'Your request' },
  fields: {
    requester: {
      label: 'Whose data is it?',
      options: { self: 'My own', representative: 'Of somebody I represent as attorney, guardian or heir' },
    },
    fullName: { label: 'Your full name', help: 'As on your identity card.' },
    subjectName: {
      label: 'Name of the person you represent',
      help: 'Attach the matching document. Attorneys: the power of attorney that this person has signed. Guardians: the birth certificate or the court order. Heirs: the death certificate and the certificate of inheritance.',
    },
    identityNumber: {
      label: 'Your identity number',
      help: 'National ID or driving licence, or a passport if you are a foreign national, so that nobody else gets your data. We store it encrypted.',
    },
    email: {
      label: 'Email',
      help: 'The address you have used with us, if you still have it. No email? Leave it empty and we call you.',
    },
    phone: {
      label: 'Phone',
      help: 'For example 0812 3456 7890. A foreign number with its country code, such as +852 for Hong Kong.',
    },
    requestType: {
      label: 'What do you ask for?',
      options: {
        access: 'A copy of my data',
        correction: 'Correction of my data',
        erasure: 'Erasure of my data',
        withdrawal: 'Withdrawal of a consent that I gave',
        objection: 'An end or a limit to the use of my data',
      },
    },
    details: {
      label: 'Which data, and what should we do?',
      help: 'For example the forms you sent us, or what is wrong and what would be right. Never write a PIN, a password or a one-time code.',
    },
  },
  attachments:
    'Picture of your identity card (you may also email it or bring it to a branch later) and other documents',
  nextSteps:
    'Please keep this number. Within {answerTime} of your request, weekends and holidays included, we tell you what we have done, or why we may not do it. We may call you first, to be sure that it is you. The caller gives you this ticket number. If the caller does not, or asks for a PIN, a password or a one-time code, hang up and call us on the number on our website.',
  receipt: [
    'Your request is free of charge. If we have to keep some of your data because the law obliges us to, we tell you which and for how long.',
    'If you disagree with our decision, tell us on our complaint page, free of charge; the type of problem is Personal data. You can also complain to the authority for personal data protection or go to court.',
    'If you have not attached a picture of your identity card, please send it as a reply to this email. Without it we may have to ask you for it.',
  ],
  another: 'Send another request',
  privacy:
    'We use what you write only to deal with this request and to prove that we did, and only authorised staff and our auditors read it.',
};
