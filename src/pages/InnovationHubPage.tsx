import { innovationHub as words } from '@/content/pages/innovationHub';
import { InnovationHubForm } from '@/features/enquiries/enquiryForms';
import { Band } from '@/features/site-pages/Band';
import { ServiceHero } from '@/features/site-pages/ServiceHero';
import { NextStep } from '@/features/site-pages/NextStep';
import { OpenArcade } from '@/features/site-pages/OpenArcade';
import { serviceOf, siteHead } from '@/features/site-pages/siteHead';

export const head = () => siteHead(words, serviceOf(words));

/** The innovation form and its two types (specification, sections 2 and 3). */
export default function InnovationHubPage() {
  return (
    <>
      <ServiceHero words={words}>
        <InnovationHubForm level={2} />
      </ServiceHero>
      <OpenArcade {...words.kinds} />
      <Band passage={words.tell} ways={words.tellWays} />
      <NextStep next={words.next} />
    </>
  );
}
