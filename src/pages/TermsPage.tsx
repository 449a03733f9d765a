import { termsPage as words, termsSections as sections } from '@/content/pages/legal';
import { LegalSections, ReadingLayout, TopicList } from '@/ui/sections/ReadingLayout';
import { siteHead } from '@/content/pages/siteHead';

export const head = () => siteHead(words);

/** Terms, from facts alone (decisions, section 4). */
export default function TermsPage() {
  return (
    <ReadingLayout words={words} aside={<TopicList label={words.topicsLabel} topics={sections} />}>
      <LegalSections sections={sections} />
    </ReadingLayout>
  );
}
