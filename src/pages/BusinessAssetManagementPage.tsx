import { businessAssetManagement as words } from '@/content/pages/businessAssetManagement';
import { EnquiryForm } from '@/features/enquiries/enquiryForms';
import { Band } from '@/features/site-pages/Band';
import { FormSection, toFormSection } from '@/features/site-pages/FormSection';
import { DefinitionList } from '@/features/site-pages/DefinitionList';
import { NextStep } from '@/features/site-pages/NextStep';
import { SceneHero } from '@/features/site-pages/SceneHero';
import { serviceOf, siteHead } from '@/features/site-pages/siteHead';
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
      <FormSection heading={words.formHeading} form={<EnquiryForm />}>
        <DefinitionList glossary={words.asks} />
      </FormSection>
      <Band passage={words.keeping} tone="sunken" ways={words.keepingWays} />
      <NextStep next={words.next} />
    </>
  );
}
