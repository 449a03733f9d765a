import { investorsRegistration as words } from '@/content/pages/investorsRegistration';
import { InvestorForm } from '@/features/enquiries/enquiryForms';
import { DeskHero } from '@/features/site-pages/DeskHero';
import { Ledger } from '@/features/site-pages/Ledger';
import { NextStep } from '@/features/site-pages/NextStep';
import { siteHead } from '@/features/site-pages/siteHead';

export const head = () => siteHead(words);

/** Registration of an investor (specification, section 2). */
export default function InvestorsRegistrationPage() {
  return (
    <>
      <DeskHero words={words}>
        <InvestorForm level={2} />
      </DeskHero>
      <section className="section">
        <div className="container">
          <Ledger glossary={words.after} look="grid" />
        </div>
      </section>
      <NextStep next={words.next} />
    </>
  );
}
