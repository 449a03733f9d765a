import { aiSoftwareTools as words } from '@/content/pages/aiSoftwareTools';
import { AiToolsForm } from '@/features/enquiries/enquiryForms';
import { RelatedSectors } from '@/features/outsourcing/RelatedSectors';
import { Band } from '@/features/site-pages/Band';
import { ServiceHero } from '@/features/site-pages/ServiceHero';
import { NextStep } from '@/features/site-pages/NextStep';
import { OpenArcade } from '@/features/site-pages/OpenArcade';
import { serviceOf, siteHead } from '@/features/site-pages/siteHead';

export const head = () => siteHead(words, serviceOf(words));

export default function AiSoftwareToolsPage() {
  return (
    <>
      <ServiceHero words={words}>
        <AiToolsForm level={2} />
      </ServiceHero>
      <OpenArcade {...words.kinds} />
      <Band passage={words.members} ways={[words.membersWay]} />
      <RelatedSectors slugs={words.sectors} />
      <NextStep next={words.next} />
    </>
  );
}
