/** Options of the contact form. Separate from its schema, which browsers load lazily. */
export const CUSTOMER_TYPES = ['individual', 'corporate', 'general'] as const;
export const TOPIC_TYPES = ['information', 'question'] as const;
export const ISSUES = ['atm', 'other'] as const;
export const ISSUE_DETAILS = ['debited-atm', 'other'] as const;
export const MSME_SIZES = ['micro', 'small', 'medium'] as const;
export const INDUSTRY_TYPES = [
  'trade',
  'manufacturing',
  'agriculture',
  'fisheries',
  'services',
  'construction',
  'transport',
  'other',
] as const;

/** Field names in display order; attachment and captcha follow `notes` and `sendCopy`. */
export const CONTACT_FIELDS = [
  'fullName',
  'email',
  'phone',
  'customerType',
  'identityNumber',
  'msmeSize',
  'industryType',
  'topicType',
  'issue',
  'issueDetail',
  'notes',
  'sendCopy',
] as const;
