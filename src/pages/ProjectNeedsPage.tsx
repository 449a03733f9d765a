import { projectNeeds as words } from '@/content/pages/projectNeeds';
import { EnquiryForm } from '@/features/enquiries/enquiryForms';
import { Band, NextStep, StepList } from '@/ui/sections/PageSections';
import { ServiceHero } from '@/ui/sections/Heroes';
import { serviceOf, siteHead } from '@/content/pages/siteHead';

export const head = () => siteHead(words, serviceOf(words));

/** The needs form (specification, section 2, Service request forms). */
export default function ProjectNeedsPage() {
  return (
    <>
      <ServiceHero words={words}>
        <EnquiryForm name="needs" />
      </ServiceHero>
      <StepList steps={words.steps} />
      <Band passage={words.why} tone="sunken" links={[words.whyLink]} />
      <NextStep next={words.next} />
    </>
  );
}
