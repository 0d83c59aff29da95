export const notices = {};
