import { strategyConsulting as words } from '@/content/pages/strategyConsulting';
import { EnquiryForm } from '@/features/enquiries/enquiryForms';
import { FormSection, toFormSection, NextStep } from '@/ui/sections/PageSections';
import { DefinitionList } from '@/ui/sections/DefinitionList';
import { TextSections } from '@/ui/sections/ReadingLayout';
import { SceneHero } from '@/ui/sections/Heroes';
import { serviceOf, siteHead } from '@/content/pages/siteHead';
import { ButtonLink } from '@/ui/Button';
import { Section } from '@/ui/Section';

export const head = () => siteHead(words, serviceOf(words));

export default function StrategyConsultingPage() {
  return (
    <>
      <SceneHero words={words} wall="cedar">
        <ButtonLink variant="accent" to={toFormSection}>
          {words.formAction}
        </ButtonLink>
      </SceneHero>
      <Section>
        <DefinitionList glossary={words.kinds} look="questions" />
      </Section>
      <FormSection
        heading={words.formHeading}
        form={<EnquiryForm name="consulting" />}
        tone="sunken"
      >
        <TextSections sections={words.more} />
      </FormSection>
      <NextStep next={words.next} />
    </>
  );
}
