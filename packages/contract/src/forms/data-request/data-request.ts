import type { FormDefinition } from '../form-definition.ts';

const OF_OTHERS = { requester: ['representative'] } as const;

/**
 * Request of a person about their personal data, under the law on its protection. It asks for no consent: exercising a
 * right requires none.
 */
export const dataRequestForm = {
  name: 'data-request',
  groups: {
    aboutYou: {
      requester: { type: 'radio', options: ['self', 'representative'] },
      fullName: { type: 'text', autoComplete: 'name' },
      subjectName: { type: 'text', when: OF_OTHERS },
      identityNumber: { type: 'identityNumber', isSensitive: true },
      email: { type: 'email', isOptional: true, autoComplete: 'email' },
      phone: { type: 'phone', autoComplete: 'tel' },
    },
    request: {
      requestType: {
        type: 'radio',
        options: ['access', 'correction', 'erasure', 'withdrawal', 'objection'],
      },
      details: { type: 'longText' },
    },
  },
  sender: { name: 'fullName', email: 'email', phone: 'phone' },
  hasAttachments: true,
  minutesToFillIn: 5,
  answerTime: { hours: 72 },
  desk: 'customer-care',
  retentionMonths: 60,
  isRetentionStatutory: true,
  statistics: { kind: 'requestType' },
} as const satisfies FormDefinition;
