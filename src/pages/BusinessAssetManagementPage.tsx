import { businessAssetManagement as words } from '@/content/pages/businessAssetManagement';
import { EnquiryForm } from '@/features/enquiries/enquiryForms';
import { Band, FormSection, toFormSection, NextStep } from '@/ui/sections/PageSections';
import { DefinitionList } from '@/ui/sections/DefinitionList';
import { SceneHero } from '@/ui/sections/Heroes';
import { serviceOf, siteHead } from '@/content/pages/siteHead';
import { ButtonLink } from '@/ui/Button';

export const head = () => siteHead(words, serviceOf(words));

/** Kingdom Business & Asset Management with its enquiry form (specification, section 2). */
export default function BusinessAssetManagementPage() {
  return (
    <>
      <SceneHero words={words} wall="cedar">
        <ButtonLink variant="accent" to={toFormSection}>
          {words.formAction}
        </ButtonLink>
      </SceneHero>
      <FormSection heading={words.formHeading} form={<EnquiryForm name="enquiry" />}>
        <DefinitionList glossary={words.fields} />
      </FormSection>
      <Band passage={words.whatToWrite} tone="sunken" links={words.links} />
      <NextStep next={words.next} />
    </>
  );
}
