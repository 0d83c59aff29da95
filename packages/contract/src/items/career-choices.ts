export const employmentKinds = ['permanent', 'contract', 'internship', 'part-time'] as const;
export type EmploymentKind = (typeof employmentKinds)[number];

export const careerFields = ['branches', 'business', 'technology', 'risk', 'operations'] as const;
export type CareerField = (typeof careerFields)[number];
