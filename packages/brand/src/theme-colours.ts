/**
 * Background colour of pages in the light and the dark colour scheme, and of the browser's own bars (`theme-color`). A
 * separate module, so that the browser bundle has these two colours only.
 */
export const themeColours = { light: '#fbf8f2', dark: '#0f1d2c' } as const;
