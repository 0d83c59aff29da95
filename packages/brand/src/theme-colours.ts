/**
 * The colour of pages by day and by night, which is also that of the browser's own bars. In a file of its own: the
 * browser loads these two only.
 */
export const themeColours = { day: '#fbf8f2', night: '#0f1d2c' } as const;
