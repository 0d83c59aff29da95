import type { caseStatus as indonesian } from '../id/case-status.ts';
import type { Translation } from '../translation.ts';

export const caseStatus = {
  title: 'Status of a complaint or form',
  complaints: 'Complaints',
  lead: 'See where your complaint or form stands. Have its ticket number at hand.',
  description: 'Check the status of your complaint or form at {bankName} with its ticket number.',
  form: 'Check the status',
  ticket: 'Ticket number',
  ticketHelp:
    'You saw it after sending the form, and it is in our receipt. For example 7K2M\u2011Q0ZD\u201194XA. If you have lost it, call us with your name, your contact and the day on which you sent it.',
  contact: 'Email or phone number',
  contactHelp:
    'The one that we have on record, usually that of the form. It shows us that the form is yours.',
  submit: 'Show the status',
  resultOf: 'Ticket {ticket}',
  stage: {
    received: 'We have received it',
    receivedText: 'It is on record and waits for one of our staff.',
    inProgress: 'We are working on it',
    inProgressText: 'Our staff are examining it.',
    waiting: 'We are waiting for you',
    waitingText:
      'We need something from you, such as a document; our email or call said what. Reply to that email, or bring it to any branch with this ticket number.',
    answered: 'We have answered',
    answeredText:
      'We have sent you our answer. If you did not get it or are not satisfied, reply to our email, call us or come to any branch with this ticket number.',
    appealed: 'We are examining your appeal',
    appealedText: 'We are looking at our answer again and will write to you.',
    closed: 'Closed',
    closedText:
      'We have finished our work on it. If something is still not right, call us or come to any branch with this ticket number.',
  },
  addDocuments: {
    byMail:
      'If you have forgotten a document, reply to our email, or bring it to any branch with this ticket number.',
    withoutMail:
      'If you have forgotten a document, bring it to any branch with this ticket number. If you cannot come, call us: our staff find another way.',
  },
  withoutEmail: {
    waitingText:
      'We need something from you, such as a document; we told you what by phone or letter. Bring it to any branch with this ticket number, or call us.',
    answeredText:
      'We have given you our answer by phone or letter. You can ask for a written answer at any branch. If you did not get it or are not satisfied, call us or come to any branch with this ticket number.',
    appealedText: 'We are looking at our answer again and will tell you by phone or letter.',
  },
  appealDecided: 'We have decided on your appeal, and an appeal to the bank is possible once.',
  outsideBodies:
    'If you disagree, you can report it to OJK (kontak157.ojk.go.id, phone 157), have it settled by LAPS SJK (lapssjk.id) or a court, and, for payments and transfers, call Bank Indonesia on 131.',
  appealAnsweredText: {
    yes: 'We have sent you our answer to your appeal. If you did not get it, call us or come to any branch with this ticket number.',
    no: 'We have given you our answer to your appeal by phone or letter. You can ask for a written answer at any branch. If you did not get it, call us or come to any branch with this ticket number.',
  },
  closedUnanswered: {
    title: 'Closed without an answer',
    withdrawn:
      'This complaint was withdrawn, so we closed it without an answer. If it was not you who withdrew it, or you want to go on with it, call us or come to any branch with this ticket number.',
    duplicate:
      'This complaint is the same as another one that we have received, so we closed it and answer the other one. Follow that one with its own ticket number: it is in its receipt, or ask us for it by phone. If you think they differ, call us with this ticket number.',
    'not-a-complaint':
      'As we read it, this is not a complaint, so we closed it without a final answer. If you think it is one, call us with this ticket number.',
    spam: 'We closed this without an answer. If you think that is a mistake, call us with this ticket number.',
    unknown:
      'We have closed this, and no answer is on record. If you are still waiting for one, call us or come to any branch with this ticket number.',
  },
  receivedAt: 'Received',
  appealReceivedOn: 'Appeal received',
  documentsReceivedOn: 'Documents received',
  stageAt: 'At this stage since',
  dueAt: 'We answer no later than',
  sendBy: 'Please send it by',
  afterSendBy:
    'Until then our deadline is suspended. If nothing has arrived from you by then, we continue with what we have.',
  suspended: 'Our deadline is suspended until we have it.',
  appeal: 'Not satisfied with the outcome? Appeal, OJK and LAPS SJK',
  notFound: 'No form with this ticket number and contact',
  notFoundText:
    'Check the ticket number and the email address or phone number, which must be one that we have on record: usually that of the form. Lost the ticket number? Call us.',
  failed: 'The status cannot be shown now',
  steps: 'Stages',
  stepNow: '(current stage)',
  extended: 'We have extended this deadline once and told you why. It cannot be extended again.',
  beforeDue: {
    complaint: 'If you have not heard from us by that date, contact us, or OJK at kontak157.ojk.go.id.',
    other: 'If you have not heard from us by that date, call us on {phone} with this ticket number.',
  },
  overdue: {
    complaint:
      'We should have answered by that date, and we apologise. Call us on {phone} with this ticket number. You can also report it to OJK at kontak157.ojk.go.id or by phone on 157.',
    other:
      'We should have answered by that date, and we apologise. Call us on {phone} with this ticket number.',
  },
} satisfies Translation<typeof indonesian>;
