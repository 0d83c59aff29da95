import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { KawungField } from '#src/components/kawung.tsx';
import { FooterGroups } from './footer-groups.tsx';
import { HeadOffice } from './head-office.tsx';
import { PrintFooter } from './print-footer.tsx';
import { Statements } from './statements.tsx';

export function Footer() {
  const { data, settings } = useRequiredRootData();
  const groups = [...data.Footer['Left Menu'], ...data.Footer['Right Menu']];
  const social = groups.filter((group) => group.type === 'social');
  const others = groups.filter((group) => group.type !== 'social');
  return (
    <footer className="footer on-dark">
      <KawungField size={150} className="absolute inset-0 -z-10 text-on-dark/6" />
      <div className="container-page footer-columns">
        <div className="footer-first">
          <HeadOffice headOffice={settings.headOffice} />
          <FooterGroups groups={social} />
        </div>
        <FooterGroups groups={others} />
      </div>
      <Statements />
      <PrintFooter />
    </footer>
  );
}
