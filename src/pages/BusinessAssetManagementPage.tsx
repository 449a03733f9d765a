import { businessAssetManagement as words } from '@/content/pages/businessAssetManagement';
import { EnquiryForm } from '@/features/enquiries/enquiryForms';
import { Band } from '@/features/site-pages/Band';
import { Bench, toBench } from '@/features/site-pages/Bench';
import { Ledger } from '@/features/site-pages/Ledger';
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
        <ButtonLink variant="accent" to={toBench}>
          {words.formAction}
        </ButtonLink>
      </SceneHero>
      <Bench heading={words.formHeading} form={<EnquiryForm />}>
        <Ledger glossary={words.asks} />
      </Bench>
      <Band passage={words.keeping} tone="sunken" ways={words.keepingWays} />
      <NextStep next={words.next} />
    </>
  );
}
