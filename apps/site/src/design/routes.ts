/**
 * Pages of the design collection, in the form of the route table. They are routes only where the collection is shown.
 */
export const designPages = {
  design: { path: '/design', layout: 'default' },
  designSidebar: { path: '/design/with-sidebar', layout: 'with-sidebar' },
  designArticle: { path: '/design/without-sidebar', layout: 'without-sidebar' },
} as const;
