import type { form as indonesian } from '../id/form.ts';
import type { Translation } from '../translation.ts';

export const form = {
  requiredNote: 'Fields marked with an asterisk (*) are required.',
  summaryTitle: 'There is something to correct',
  choose: 'Choose one',
  characters: '{used, number} of {limit, number} characters',
  send: 'Send',
  submitting: 'Submitting',
  submitted: 'Submitted',
  received: 'We have successfully received your submission, thank you',
  ticket: 'Ticket number',
  copySent: 'The ticket number is on its way to your email.',
  privacyLink: 'Privacy notice',
  otherWays: 'Other ways to reach us',
  callUs: 'Phone',
  writeUs: 'Email',
  visitUs: 'Head office',
  attachments: {
    label: 'Attachments (optional)',
    help: 'PDF, JPG, PNG, DOCX or XLSX. Up to {count, number} files of at most {megabytes, number} MB each.',
    list: 'Chosen files',
    uploading: 'Uploading {name}.',
    attached: '{name} is attached.',
    removed: '{name} is removed.',
    remove: 'Remove',
    removeNamed: 'Remove {name}',
    uncheck: 'uncheck it to leave it out',
  },
  field: {
    required: 'Required data',
    email: 'Invalid Email',
    phone: 'Invalid Phone Number',
    identityNumber: 'Invalid identity number: enter 12 to 16 digits',
    tooLong: 'This text is too long',
    invalidChoice: 'Choose one of the options',
    captcha: 'verify recaptcha',
  },
  file: {
    fileTooLarge: 'The file is larger than {megabytes, number} MB. Choose a smaller one.',
    fileEmpty: 'The file is empty. Choose another one.',
    fileFormat:
      'The file is not a complete PDF, JPG, PNG, DOCX or XLSX without macros and password. Choose another one.',
    fileInfected: 'The virus scanner has rejected this file. Choose another one.',
    filesTooMany: 'Not attached: there can be {count, number} files at most. Remove another one first.',
    fileNotTaken:
      'The file cannot be received at the moment. Choose it again in a moment, or send the form without it.',
    fileGone: 'The attached file is not stored any more. Choose it again, then send the form.',
  },
  form: {
    sendFailed: 'An issue occured when sending the form, please try again',
    expired:
      'This page has been open for too long, or cookies are blocked. What you typed is still here: please send it once more.',
    tooManyRequests: 'Too many messages from your network. Please wait a minute and send it again.',
    tooLarge: 'This is too large to send. Please shorten your message and send it again.',
    malformed: 'What was sent could not be read. Please reload the page and send it again.',
    maintenance:
      'The site is under maintenance and takes no submissions yet. What you typed is still here: send it later.',
    foreignOrigin:
      'The form can only be sent from this site. Please open this page directly and send it again.',
  },
} satisfies Translation<typeof indonesian>;
