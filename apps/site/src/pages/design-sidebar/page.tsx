import { PageHead } from '#src/shell/page-head.tsx';

export function Page() {
  return (
    <>
      <PageHead title="DesignSidebar" description="DesignSidebar" isIndexed={false} />
      <h1>DesignSidebar</h1>
    </>
  );
}
