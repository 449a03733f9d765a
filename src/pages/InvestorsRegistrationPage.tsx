import { investorsRegistration as words } from '@/content/pages/investorsRegistration';
import { InvestorForm } from '@/features/enquiries/enquiryForms';
import { ServiceHero } from '@/features/site-pages/ServiceHero';
import { DefinitionList } from '@/features/site-pages/DefinitionList';
import { NextStep } from '@/features/site-pages/NextStep';
import { siteHead } from '@/features/site-pages/siteHead';
import * as layoutStyles from '@/ui/layout.module.css';

export const head = () => siteHead(words);

export default function InvestorsRegistrationPage() {
  return (
    <>
      <ServiceHero words={words}>
        <InvestorForm level={2} />
      </ServiceHero>
      <section className={layoutStyles.section}>
        <div className={layoutStyles.container}>
          <DefinitionList glossary={words.after} look="grid" />
        </div>
      </section>
      <NextStep next={words.next} />
    </>
  );
}
