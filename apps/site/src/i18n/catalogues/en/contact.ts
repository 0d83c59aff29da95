import type { contact as indonesian } from '../id/contact.ts';
import type { Translation } from '../translation.ts';

export const contact = {
  title: 'Contact us',
  lead: 'Send us your question or ask for information. You get a ticket number at once, and our answer by email or phone.',
  description: 'Send {bankName} a question or a request for information and receive a ticket number.',
  toForm: 'Write to us',
  before: 'There may be a quicker way',
  way: {
    questions: 'Common questions',
    questionsText: 'Answers to what we are asked most often.',
    complaint: 'Complaints',
    complaintText:
      'Has a transaction or a service gone wrong? Complaints have deadlines by which we settle them.',
    branches: 'Your nearest branch',
    branchesText: 'Address, opening hours and services of each branch.',
    personalData: 'Your personal data',
    personalDataText: 'Ask for a copy, correction or erasure of what we keep about you.',
  },
  sent: 'Have you written to us already?',
  toStatus: 'Check the status with your ticket number',
  next: 'Once you have sent it',
  step: {
    ticket: 'Your ticket number',
    ticketText: 'You see it at once. If you tick the box, we send it by email too.',
    read: 'We read it',
    readText: 'Customer care reads your message on working days and passes it to the right team.',
    answer: 'We answer',
    answerText: 'Within {callBack}, to the email address or phone number that you gave.',
  },
} satisfies Translation<typeof indonesian>;
