type Routes = { admin: string; api: string };

/** The path by which the input of a form is kept in the browser; null on a screen without a form. */
export function formPathOf(pathname: string, { admin, api }: Routes): string | null {
  if (!pathname.startsWith(`${admin}/`)) return null;
  const [kind, slug, id] = pathname.slice(admin.length + 1).split('/');
  if (kind === 'globals' && slug) return `${api}/globals/${slug}`;
  if (kind !== 'collections' || !slug || !id) return null;
  return `${api}/${slug}/${id === 'create' ? 'new' : id}`;
}
