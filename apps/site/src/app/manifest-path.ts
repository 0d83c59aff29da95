/** Path of the web app manifest, without language prefix. */
export const MANIFEST_PATH = '/manifest.webmanifest';
