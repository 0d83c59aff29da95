/** Fragment ids of the sections that a notice page has besides those of its text. */
export const SECTION_IDS = {
  storage: 'browser-storage',
  retention: 'retention',
  versions: 'versions',
} as const;
