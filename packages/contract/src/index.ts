export * from './content-api.ts';
export * from './errors.ts';
export * from './forms/contact.ts';
export * from './forms/contact-options.ts';
export * from './limits.ts';
export * from './locales.ts';
export * from './navigation.ts';
export * from './redirects.ts';
