import { benefits, checklist, savingsClaim } from '@/content/outsourcing';
import { services as words } from '@/content/pages/services';
import { Reasons } from '@/features/outsourcing/SectorSections';
import { ArchHero, Directory, directoryId, Offer } from '@/ui/sections/ServicesSections';
import { NextStep } from '@/ui/sections/PageSections';
import { serviceOf, siteHead } from '@/content/pages/siteHead';
import { ButtonLink } from '@/ui/Button';
import { TextLink } from '@/ui/TextLink';

export const head = () => siteHead(words, serviceOf(words));

/** The whole offer, with a way to each part of it. */
export default function ServicesPage() {
  const { action, all } = words.outsourcing;
  return (
    <>
      <ArchHero words={words}>
        <TextLink to={{ hash: `#${directoryId}` }}>{words.toServices}</TextLink>
      </ArchHero>
      <Offer {...words.outsourcing} claim={savingsClaim} promises={checklist}>
        <ButtonLink to={action.to}>{action.label}</ButtonLink>
        <TextLink to={all.to}>{all.label}</TextLink>
      </Offer>
      <Reasons heading={words.benefitsHeading} reasons={benefits} />
      <Directory heading={words.familiesHeading} families={words.families} />
      <NextStep next={words.next} />
    </>
  );
}
