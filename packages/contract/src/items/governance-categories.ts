export const governanceCategories = ['bodies', 'conduct', 'control'] as const;
