import { PageHead } from '#src/shell/page-head.tsx';

export function Page() {
  return (
    <>
      <PageHead title="Design" description="Design" isIndexed={false} />
      <h1>Design</h1>
    </>
  );
}
