export type { PaginationProps } from './inputs.ts';
export { ListPages } from './list-pages.tsx';
export { Pagination } from './pagination.tsx';
