import { strategyConsulting as words } from '@/content/pages/strategyConsulting';
import { ConsultingForm } from '@/features/enquiries/enquiryForms';
import { FormSection, toFormSection } from '@/features/site-pages/FormSection';
import { DefinitionList } from '@/features/site-pages/DefinitionList';
import { NextStep } from '@/features/site-pages/NextStep';
import { TextSections } from '@/features/site-pages/TextSections';
import { SceneHero } from '@/features/site-pages/SceneHero';
import { serviceOf, siteHead } from '@/features/site-pages/siteHead';
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
