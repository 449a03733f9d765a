import { projectNeedsDetails as words } from '@/content/pages/projectNeedsDetails';
import { NextStep } from '@/features/site-pages/NextStep';
import { ReadingLayout } from '@/features/site-pages/ReadingLayout';
import { TextSections } from '@/features/site-pages/TextSections';
import { siteHead } from '@/features/site-pages/siteHead';
import { ButtonLink } from '@/ui/Button';

export const head = () => siteHead(words);

export default function ProjectNeedsDetailsPage() {
  return (
    <>
      <ReadingLayout
        words={words}
        aside={<ButtonLink to={words.action.to}>{words.action.label}</ButtonLink>}
      >
        <TextSections readings={words.readings} />
      </ReadingLayout>
      <NextStep next={words.next} />
    </>
  );
}
