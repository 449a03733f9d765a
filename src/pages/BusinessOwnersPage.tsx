import { businessOwners as words } from '@/content/pages/businessOwners';
import { BusinessOwnerForm } from '@/features/profile/businessOwnerForm';
import { FormSection, toFormSection, NextStep } from '@/ui/sections/PageSections';
import { LinkCards } from '@/ui/sections/LinkCards';
import { DefinitionList } from '@/ui/sections/DefinitionList';
import { SceneHero } from '@/ui/sections/Heroes';
import { siteHead } from '@/content/pages/siteHead';
import { ButtonLink } from '@/ui/Button';

export const head = () => siteHead(words);

/** The business owner profile (specification, section 2; decisions, section 4). */
export default function BusinessOwnersPage() {
  return (
    <>
      <SceneHero words={words}>
        <ButtonLink to={toFormSection}>{words.formAction}</ButtonLink>
      </SceneHero>
      <FormSection heading={words.formHeading} form={<BusinessOwnerForm />}>
        <DefinitionList glossary={words.about} />
      </FormSection>
      <LinkCards {...words.beside} tone="sunken" />
      <NextStep next={words.next} />
    </>
  );
}
