import { useLocation } from 'react-router-dom';
import { privacyPage, privacySections, termsPage, termsSections } from '@/content/pages/legal';
import { LegalSections, ReadingLayout, TopicList } from '@/ui/sections/ReadingLayout';
import { siteHead } from '@/content/pages/siteHead';
import { withoutTrailingSlash } from '@/lib/url';

const legalAt = (path: string) =>
  withoutTrailingSlash(path) === privacyPage.path
    ? { words: privacyPage, sections: privacySections }
    : { words: termsPage, sections: termsSections };

export const head = (path: string) => siteHead(legalAt(path).words);

/** Terms, and what is stored where and who receives what (decisions, section 4). */
export default function LegalPage() {
  const { words, sections } = legalAt(useLocation().pathname);
  return (
    <ReadingLayout words={words} aside={<TopicList label={words.topicsLabel} topics={sections} />}>
      <LegalSections sections={sections} />
    </ReadingLayout>
  );
}
