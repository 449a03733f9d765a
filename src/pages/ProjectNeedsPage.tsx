import { projectNeeds as words } from '@/content/pages/projectNeeds';
import { NeedsForm } from '@/features/enquiries/enquiryForms';
import { Band } from '@/ui/sections/Band';
import { ServiceHero } from '@/ui/sections/Heroes';
import { NextStep } from '@/ui/sections/NextStep';
import { serviceOf, siteHead } from '@/content/pages/siteHead';
import { StepList } from '@/ui/sections/StepList';
import * as layoutStyles from '@/ui/layout.module.css';

export const head = () => siteHead(words, serviceOf(words));

/** The needs form (specification, section 2, Service request forms). */
export default function ProjectNeedsPage() {
  return (
    <>
      <ServiceHero words={words}>
        <NeedsForm />
      </ServiceHero>
      <section className={layoutStyles.section}>
        <div className={layoutStyles.container}>
          <StepList course={words.steps} />
        </div>
      </section>
      <Band passage={words.why} tone="sunken" ways={[words.whyWay]} />
      <NextStep next={words.next} />
    </>
  );
}
