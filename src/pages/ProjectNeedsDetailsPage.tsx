import { projectNeedsDetails as words } from '@/content/pages/projectNeedsDetails';
import { NextStep } from '@/ui/sections/PageSections';
import { ReadingLayout, TextSections } from '@/ui/sections/ReadingLayout';
import { siteHead } from '@/content/pages/siteHead';
import { ButtonLink } from '@/ui/Button';

export const head = () => siteHead(words);

export default function ProjectNeedsDetailsPage() {
  return (
    <>
      <ReadingLayout
        words={words}
        aside={<ButtonLink to={words.action.to}>{words.action.label}</ButtonLink>}
      >
        <TextSections sections={words.sections} />
      </ReadingLayout>
      <NextStep next={words.next} />
    </>
  );
}
