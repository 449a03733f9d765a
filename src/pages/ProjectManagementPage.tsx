import { projectManagement as words } from '@/content/pages/projectManagement';
import { EnquiryForm } from '@/features/enquiries/enquiryForms';
import { FormSection, toFormSection, NextStep } from '@/ui/sections/PageSections';
import { DefinitionList } from '@/ui/sections/DefinitionList';
import { PageIntro } from '@/ui/sections/Heroes';
import { serviceOf, siteHead } from '@/content/pages/siteHead';
import { ButtonLink } from '@/ui/Button';
import { PortalHero } from '@/ui/PortalHero';
import { TextLink } from '@/ui/TextLink';
import { Section } from '@/ui/Section';

export const head = () => siteHead(words, serviceOf(words));

export default function ProjectManagementPage() {
  return (
    <>
      <PortalHero drawing={words.drawing}>
        <PageIntro words={words}>
          <ButtonLink to={toFormSection}>{words.formAction}</ButtonLink>
        </PageIntro>
      </PortalHero>
      <Section>
        <DefinitionList glossary={words.kinds} look="grid" />
      </Section>
      <FormSection
        heading={words.formHeading}
        form={<EnquiryForm name="projectManagement" />}
        tone="sunken"
      >
        <DefinitionList glossary={words.sizes} />
        <TextLink to={words.group.to}>{words.group.label}</TextLink>
      </FormSection>
      <NextStep next={words.next} />
    </>
  );
}
