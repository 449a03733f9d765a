import { innovationHub as words } from '@/content/pages/innovationHub';
import { EnquiryForm } from '@/features/enquiries/enquiryForms';
import { Band, NextStep } from '@/ui/sections/PageSections';
import { ServiceHero } from '@/ui/sections/Heroes';
import { OpenArcade } from '@/ui/sections/OpenArcade';
import { serviceOf, siteHead } from '@/content/pages/siteHead';

export const head = () => siteHead(words, serviceOf(words));

/** The innovation form and its two types (specification, sections 2 and 3). */
export default function InnovationHubPage() {
  return (
    <>
      <ServiceHero words={words}>
        <EnquiryForm name="innovationHub" />
      </ServiceHero>
      <OpenArcade {...words.kinds} />
      <Band passage={words.whatToWrite} links={words.links} />
      <NextStep next={words.next} />
    </>
  );
}
