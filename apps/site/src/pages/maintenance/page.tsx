import { PageHead } from '#src/shell/page-head.tsx';

export function Page() {
  return (
    <>
      <PageHead title="Maintenance" description="Maintenance" isIndexed={false} />
      <h1>Maintenance</h1>
    </>
  );
}
