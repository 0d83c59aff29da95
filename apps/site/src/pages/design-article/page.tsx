import { PageHead } from '#src/shell/page-head.tsx';

export function Page() {
  return (
    <>
      <PageHead title="DesignArticle" description="DesignArticle" isIndexed={false} />
      <h1>DesignArticle</h1>
    </>
  );
}
