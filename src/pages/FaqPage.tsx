import { faqPage as words, faqTopics } from '@/content/faq';
import { NextStep } from '@/features/site-pages/NextStep';
import { Questions } from '@/features/site-pages/Questions';
import { ReadingLayout } from '@/features/site-pages/ReadingLayout';
import { siteHead } from '@/features/site-pages/siteHead';
import { TopicList } from '@/features/site-pages/TopicList';

export const head = () =>
  siteHead(words, {
    '@type': 'FAQPage',
    mainEntity: faqTopics
      .flatMap(({ entries }) => entries)
      .map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
  });

/** Questions answered from facts (decisions, section 4). */
export default function FaqPage() {
  return (
    <>
      <ReadingLayout
        words={words}
        aside={<TopicList label={words.topicsLabel} topics={faqTopics} />}
      >
        <Questions topics={faqTopics} />
      </ReadingLayout>
      <NextStep next={words.next} />
    </>
  );
}
