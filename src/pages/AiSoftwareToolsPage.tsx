import { aiSoftwareTools as words } from '@/content/pages/aiSoftwareTools';
import { EnquiryForm } from '@/features/enquiries/enquiryForms';
import { RelatedSectors } from '@/features/outsourcing/SectorSections';
import { Band, NextStep } from '@/ui/sections/PageSections';
import { ServiceHero } from '@/ui/sections/Heroes';
import { OpenArcade } from '@/ui/sections/OpenArcade';
import { serviceOf, siteHead } from '@/content/pages/siteHead';

export const head = () => siteHead(words, serviceOf(words));

export default function AiSoftwareToolsPage() {
  return (
    <>
      <ServiceHero words={words}>
        <EnquiryForm name="aiTools" />
      </ServiceHero>
      <OpenArcade {...words.kinds} />
      <Band passage={words.members} links={[words.membersLink]} />
      <RelatedSectors slugs={words.sectors} />
      <NextStep next={words.next} />
    </>
  );
}
