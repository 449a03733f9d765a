import { strategyConsulting as words } from '@/content/pages/strategyConsulting';
import { ConsultingForm } from '@/features/enquiries/enquiryForms';
import { FormSection, toFormSection } from '@/ui/sections/FormSection';
import { DefinitionList } from '@/ui/sections/DefinitionList';
import { NextStep } from '@/ui/sections/NextStep';
import { TextSections } from '@/ui/sections/ReadingLayout';
import { SceneHero } from '@/ui/sections/Heroes';
import { serviceOf, siteHead } from '@/content/pages/siteHead';
import { ButtonLink } from '@/ui/Button';
import * as layoutStyles from '@/ui/layout.module.css';

export const head = () => siteHead(words, serviceOf(words));

export default function StrategyConsultingPage() {
  return (
    <>
      <SceneHero words={words} wall="cedar">
        <ButtonLink variant="accent" to={toFormSection}>
          {words.formAction}
        </ButtonLink>
      </SceneHero>
      <section className={layoutStyles.section}>
        <div className={layoutStyles.container}>
          <DefinitionList glossary={words.kinds} look="questions" />
        </div>
      </section>
      <FormSection heading={words.formHeading} form={<ConsultingForm />} tone="sunken">
        <TextSections readings={words.more} />
      </FormSection>
      <NextStep next={words.next} />
    </>
  );
}
