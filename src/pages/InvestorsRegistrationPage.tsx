import { investorsRegistration as words } from '@/content/pages/investorsRegistration';
import { InvestorForm } from '@/features/enquiries/enquiryForms';
import { ServiceHero } from '@/ui/sections/Heroes';
import { DefinitionList } from '@/ui/sections/DefinitionList';
import { NextStep } from '@/ui/sections/NextStep';
import { siteHead } from '@/content/pages/siteHead';
import * as layoutStyles from '@/ui/layout.module.css';

export const head = () => siteHead(words);

export default function InvestorsRegistrationPage() {
  return (
    <>
      <ServiceHero words={words}>
        <InvestorForm />
      </ServiceHero>
      <section className={layoutStyles.section}>
        <div className={layoutStyles.container}>
          <DefinitionList glossary={words.after} />
        </div>
      </section>
      <NextStep next={words.next} />
    </>
  );
}
