import { projectManagement as words } from '@/content/pages/projectManagement';
import { ProjectManagementForm } from '@/features/enquiries/enquiryForms';
import { Bench, toBench } from '@/features/site-pages/Bench';
import { Ledger } from '@/features/site-pages/Ledger';
import { NextStep } from '@/features/site-pages/NextStep';
import { PageIntro } from '@/features/site-pages/PageIntro';
import { serviceOf, siteHead } from '@/features/site-pages/siteHead';
import { ButtonLink } from '@/ui/Button';
import { PortalHero } from '@/ui/PortalHero';
import { TextLink } from '@/ui/TextLink';

export const head = () => siteHead(words, serviceOf(words));

/** The project management form and the kinds of project it knows (specification, 2 and 3). */
export default function ProjectManagementPage() {
  return (
    <>
      <PortalHero drawing={words.drawing}>
        <PageIntro words={words}>
          <ButtonLink to={toBench}>{words.formAction}</ButtonLink>
        </PageIntro>
      </PortalHero>
      <section className="section">
        <div className="container">
          <Ledger glossary={words.kinds} look="grid" />
        </div>
      </section>
      <Bench heading={words.formHeading} form={<ProjectManagementForm />} tone="sunken">
        <Ledger glossary={words.sizes} />
        <TextLink to={words.group.to} className="mt-(--space-4)">
          {words.group.label}
        </TextLink>
      </Bench>
      <NextStep next={words.next} />
    </>
  );
}
