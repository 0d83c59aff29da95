import type { form as indonesian } from '../id/form.ts';
import type { Translation } from '../translation.ts';

export const form = {
  requiredNote: 'Fields marked with an asterisk (*) are required.',
  summaryTitle: 'There is something to correct',
  notSentTitle: 'Not sent yet',
  maybeSentTitle: 'We cannot tell whether it was sent',
  sendAgain:
    'What you typed is still here. Send it once more without changing it: we record the same form only once, and its ticket number then appears here. If it fails again, check your internet connection or call us.',
  choose: 'Choose one',
  characters: '{used, number} of {limit, number} characters',
  mostCharacters: '{limit, number} characters at most',
  currency: 'IDR',
  similar: 'Did you mean:',
  takes: {
    minutes: 'Takes about {minutes, number} minutes',
    answer: 'Answer: within {time}',
  },
  toCheck: 'Next: check your answers',
  check: {
    files: 'Attachments',
    noFiles: 'None attached',
    title: 'Check your answers',
    lead: 'If all of this is right, press Send below: only then is the form sent.',
    change: 'Change',
    empty: 'Not answered',
  },
  draft: {
    restored: 'Here is what you had typed before',
    notKept:
      'Identity or account numbers and attachments are not kept in this tab. Please enter those again.',
    goOn: 'You can go on from here.',
    startAgain: 'Start again',
    kept: 'What you type is kept in this tab only, for a day at most, until it is sent.',
    except: 'Identity or account numbers and attachments are not kept.',
    clear: 'Delete all answers',
  },
  send: 'Send',
  submitting: 'Submitting',
  submitted: 'Submitted',
  received: 'We have successfully received your submission, thank you',
  ticket: 'Ticket number',
  checkStatus: 'Check its status',
  ticketGone: {
    title: 'The ticket number is not shown here any more',
    text: 'If you have sent this form, we have it: please do not send it again. The number is in our email, if you got one. If not, call us. For something else, use the form below.',
  },
  receiptSent:
    'We also send the ticket number to your email. If it is not there within an hour, look in the spam folder, then call {phone} and give this number. If you have forgotten something, reply to that email.',
  noReceipt:
    'You gave no email address, so we send no receipt. Write this number down or take a picture of it: with it and your phone number you can see the status at any time.',
  addWithoutEmail:
    'Have you forgotten a document, or is there something to add? Bring it to any branch with this number. If you cannot come, call {phone}: our staff find another way.',
  noWayBack:
    'We have this form: please do not go back in the browser. It cannot show the previous page again.',
  privacyLink: 'Privacy notice',
  readPrivacy: 'Read the privacy notice',
  newTab: '(new tab)',
  urgent: {
    title:
      'A card lost, stolen or kept by an ATM, a scam, money sent to the wrong account, or a transaction you do not recognise?',
    text: 'Do not wait for a written answer. Call us now, so that we can block your card or your access, or contact the receiving bank.',
  },
  otherWays: 'Other ways to reach us',
  callUs: 'Phone',
  writeUs: 'Email',
  visitUs: 'Head office',
  captcha: {
    title: 'Security check',
    idle: 'As soon as you start to fill in the form, we check automatically that you are not a robot.',
    checking: 'Checking that you are not a robot…',
    recaptcha: 'Tick this box to show that you are not a robot. The check is run by Google reCAPTCHA.',
    verified: 'Verified: you are not a robot.',
    failed: 'The automatic check did not work. Try again, or answer the following question.',
    retry: 'Try again',
    answerAgain:
      'This question has not been answered correctly yet. Write the result as a number, then send again.',
    honeypot: 'Leave this field empty',
  },
  attachments: {
    label: 'Attachments (optional)',
    help: 'PDF, JPG, PNG, DOCX or XLSX, without a password. Up to {count, number} files of at most {megabytes, number} MB each.',
    choose: 'Choose files',
    list: 'Chosen files',
    uploading: 'Uploading {name}.',
    awaited: 'A file is still being uploaded: please keep this page open.',
    attached: '{name} is attached.',
    removed: '{name} is removed.',
    repeated: '{name} is in this list already, so we have not added it again.',
    remove: 'Remove',
    removeNamed: 'Remove {name}',
    retry: 'Try again',
    retryNamed: 'Try again to upload {name}',
    uncheck: 'uncheck it to leave it out',
  },
  field: {
    required: 'Required data',
    email: 'Invalid Email',
    phone: 'Invalid Phone Number',
    identityNumber:
      'Not the number of a national ID (16 digits), driving licence (12–14 digits) or passport: check each character',
    accountNumber:
      'Invalid number: enter the 6 to 19 digits of the account, or the last four digits of the card',
    postalCode: 'Invalid postal code: enter 5 digits',
    money: 'Enter a whole amount in rupiah, for example 1,500,000',
    date: 'Enter a date, for example 31-12-2025',
    futureDate: 'This date has not come yet',
    tooLong: 'This text is too long: use {notes, number} characters at most',
    lineTooLong: 'This text is too long: use {line, number} characters at most',
    unreadable: 'This text has characters that cannot be read: please type them again',
    invalidChoice: 'Choose one of the options',
    captcha: 'verify recaptcha',
    ticket:
      'This ticket number is incomplete or mistyped: it has 12 letters and digits. For example 7K2M\u2011Q0ZD\u201194XA',
    contact: 'Enter the email address or phone number that you gave with the form',
  },
  file: {
    fileTooLarge:
      'This file is larger than {megabytes, number} MB. Choose a smaller one: a screenshot of a photo, or the pages of a PDF that matter. Or remove this file, and email or bring it later with the ticket number.',
    fileEmpty: 'This file is empty. Choose another one, or remove this file.',
    fileFormat:
      'We cannot read this file. Choose a complete PDF, JPG, PNG, DOCX or XLSX, without password or macros, or remove this file. HEIC photo: choose a screenshot of it. PDF with a password, such as a statement: save it without one first.',
    fileInfected: 'The virus scanner has rejected this file. Choose another one, or remove this file.',
    filesTooMany:
      'Not attached: there can be {count, number} files at most. Put several pages into one PDF, or remove this file, and email or bring it later with the ticket number.',
    uploadFailed:
      'We have not received this file. Choose it again, or try again. If that fails, remove this file, send the form, and email or bring it later with the ticket number.',
    uploadLimit:
      'Too many files have been sent from your network, so we have not received this file. Choose it again, or try again, in an hour. Or remove this file, send the form, and email or bring it later with the ticket number.',
    fileGone: 'The attached file is not stored any more. Choose it again, then send the form.',
  },
  form: {
    sendFailed: 'An issue occured when sending the form, please try again',
    expired:
      'This page has been open for too long, or cookies are blocked. What you typed is still here: please send it once more. If you see this again, allow cookies for this site or call us.',
    tooManyRequests: 'Too many messages from your network. Please wait {wait} and send it again.',
    tooLarge: 'This is too large to send. Please shorten your message and send it again.',
    malformed:
      'What was sent could not be read. Please send it once more; if you see this again, reload the page.',
    maintenance:
      'The site is under maintenance and takes no submissions yet. What you typed is still here: send it later.',
    noticeChanged:
      'Our privacy notice has changed since you opened this page. What you typed is still here: read the new notice and, if you agree, send the form again.',
    foreignOrigin:
      'The form can only be sent from this site. Please open this page directly and send it again.',
    validateCaptcha: 'Please validate reCAPTCHA',
    tooFast:
      'The form was sent faster than a person could fill it in. What you typed is still here: wait a few seconds and send it again.',
    hiddenField:
      'A field that you cannot see was filled in, perhaps by your browser’s autofill. It is empty again: please send the form once more.',
    repeatedContent:
      'We have received this same text many times within the hour. Please say it in your own words, or send it again in {wait}.',
    statusFailed: 'Something is wrong on our side. Try again in a few minutes, or call us.',
    ticketLimit:
      'This ticket number has been tried too often with a contact that does not match. Try again in {wait}, or call us.',
    questionLimit:
      'Forms cannot be sent by answering the question at the moment. What you typed is still here: send it again in {wait}, or call us. With JavaScript on and the automatic check passed, it can be sent now.',
  },
} satisfies Translation<typeof indonesian>;
