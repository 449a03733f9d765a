import { termsPage as words, termsSections as sections } from '@/content/pages/legal';
import { LegalSections } from '@/features/site-pages/LegalSections';
import { ReadingLayout } from '@/features/site-pages/ReadingLayout';
import { siteHead } from '@/features/site-pages/siteHead';
import { TopicList } from '@/features/site-pages/TopicList';

export const head = () => siteHead(words);

/** Terms, from facts alone (decisions, section 4). */
export default function TermsPage() {
  return (
    <ReadingLayout words={words} aside={<TopicList label={words.topicsLabel} topics={sections} />}>
      <LegalSections sections={sections} />
    </ReadingLayout>
  );
}
