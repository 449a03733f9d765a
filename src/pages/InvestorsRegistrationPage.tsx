import { investorsRegistration as words } from '@/content/pages/investorsRegistration';
import { EnquiryForm } from '@/features/enquiries/enquiryForms';
import { ServiceHero } from '@/ui/sections/Heroes';
import { DefinitionList } from '@/ui/sections/DefinitionList';
import { NextStep } from '@/ui/sections/PageSections';
import { siteHead } from '@/content/pages/siteHead';
import { Section } from '@/ui/Section';

export const head = () => siteHead(words);

export default function InvestorsRegistrationPage() {
  return (
    <>
      <ServiceHero words={words}>
        <EnquiryForm name="investor" />
      </ServiceHero>
      <Section>
        <DefinitionList glossary={words.after} />
      </Section>
      <NextStep next={words.next} />
    </>
  );
}
