export const governanceCategories = ['bodies', 'conduct', 'control'] as const;
export type GovernanceCategory = (typeof governanceCategories)[number];
