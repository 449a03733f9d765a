import { businessOwners as words } from '@/content/pages/businessOwners';
import { BusinessOwnerForm } from '@/features/profile/businessOwnerForm';
import { Bench, toBench } from '@/features/site-pages/Bench';
import { DoorRow } from '@/features/site-pages/DoorRow';
import { Ledger } from '@/features/site-pages/Ledger';
import { NextStep } from '@/features/site-pages/NextStep';
import { SceneHero } from '@/features/site-pages/SceneHero';
import { siteHead } from '@/features/site-pages/siteHead';
import { ButtonLink } from '@/ui/Button';

export const head = () => siteHead(words);

/** The business owner profile (specification, section 2; decisions, section 4). */
export default function BusinessOwnersPage() {
  return (
    <>
      <SceneHero words={words}>
        <ButtonLink to={toBench}>{words.formAction}</ButtonLink>
      </SceneHero>
      <Bench heading={words.formHeading} form={<BusinessOwnerForm />}>
        <Ledger glossary={words.about} />
      </Bench>
      <section className="section sunken">
        <div className="container">
          <DoorRow {...words.beside} />
        </div>
      </section>
      <NextStep next={words.next} />
    </>
  );
}
