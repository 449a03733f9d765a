import { projectManagement as words } from '@/content/pages/projectManagement';
import { ProjectManagementForm } from '@/features/enquiries/enquiryForms';
import { FormSection, toFormSection } from '@/ui/sections/FormSection';
import { DefinitionList } from '@/ui/sections/DefinitionList';
import { NextStep } from '@/ui/sections/NextStep';
import { PageIntro } from '@/ui/sections/Heroes';
import { serviceOf, siteHead } from '@/content/pages/siteHead';
import { ButtonLink } from '@/ui/Button';
import { PortalHero } from '@/ui/PortalHero';
import { TextLink } from '@/ui/TextLink';
import * as layoutStyles from '@/ui/layout.module.css';

export const head = () => siteHead(words, serviceOf(words));

export default function ProjectManagementPage() {
  return (
    <>
      <PortalHero drawing={words.drawing}>
        <PageIntro words={words}>
          <ButtonLink to={toFormSection}>{words.formAction}</ButtonLink>
        </PageIntro>
      </PortalHero>
      <section className={layoutStyles.section}>
        <div className={layoutStyles.container}>
          <DefinitionList glossary={words.kinds} look="grid" />
        </div>
      </section>
      <FormSection heading={words.formHeading} form={<ProjectManagementForm />} tone="sunken">
        <DefinitionList glossary={words.sizes} />
        <TextLink to={words.group.to}>{words.group.label}</TextLink>
      </FormSection>
      <NextStep next={words.next} />
    </>
  );
}
