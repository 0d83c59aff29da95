/** The application manifest of a language, without its prefix. */
export const MANIFEST_PATH = '/manifest.webmanifest';
