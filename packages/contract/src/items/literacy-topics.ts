export const literacyTopics = ['managing', 'saving', 'borrowing', 'safety'] as const;
export type LiteracyTopic = (typeof literacyTopics)[number];
