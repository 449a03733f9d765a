import { strategyConsulting as words } from '@/content/pages/strategyConsulting';
import { ConsultingForm } from '@/features/enquiries/enquiryForms';
import { Bench, toBench } from '@/features/site-pages/Bench';
import { Ledger } from '@/features/site-pages/Ledger';
import { NextStep } from '@/features/site-pages/NextStep';
import { Readings } from '@/features/site-pages/Readings';
import { SceneHero } from '@/features/site-pages/SceneHero';
import { serviceOf, siteHead } from '@/features/site-pages/siteHead';
import { ButtonLink } from '@/ui/Button';

export const head = () => siteHead(words, serviceOf(words));

/** The consulting form and the four strategy types (specification, sections 2 and 3). */
export default function StrategyConsultingPage() {
  return (
    <>
      <SceneHero words={words} wall="cedar">
        <ButtonLink variant="accent" to={toBench}>
          {words.formAction}
        </ButtonLink>
      </SceneHero>
      <section className="section">
        <div className="container">
          <Ledger glossary={words.kinds} look="questions" />
        </div>
      </section>
      <Bench heading={words.formHeading} form={<ConsultingForm />} tone="sunken">
        <Readings readings={words.more} />
      </Bench>
      <NextStep next={words.next} />
    </>
  );
}
