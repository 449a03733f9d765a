import { projectNeedsDetails as words } from '@/content/pages/projectNeedsDetails';
import { NextStep } from '@/features/site-pages/NextStep';
import { ReadingRoom } from '@/features/site-pages/ReadingRoom';
import { Readings } from '@/features/site-pages/Readings';
import { siteHead } from '@/features/site-pages/siteHead';
import { ButtonLink } from '@/ui/Button';

export const head = () => siteHead(words);

/** Why the community names its needs; the form itself is the page above. */
export default function ProjectNeedsDetailsPage() {
  return (
    <>
      <ReadingRoom
        words={words}
        aside={<ButtonLink to={words.action.to}>{words.action.label}</ButtonLink>}
      >
        <Readings readings={words.readings} />
      </ReadingRoom>
      <NextStep next={words.next} />
    </>
  );
}
