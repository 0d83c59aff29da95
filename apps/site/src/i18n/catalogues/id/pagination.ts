export const pagination = {};
