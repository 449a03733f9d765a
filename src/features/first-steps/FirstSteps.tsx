import { Check, ChevronDown, X } from 'lucide-react';
import { type MouseEvent, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { groupSlugs, justRegistered, paths } from '@/config/paths';
import { regionLinks } from '@/content/communitiesLinks';
import { firstStepsWords as words } from '@/content/firstStepsWords';
import { communityOfGroup } from '@/config/fixedIds';
import { useDeviceValue } from '@/lib/deviceValue';
import { useMedia } from '@/lib/useMedia';
import {
  communityNamed,
  type Memberships,
  unknownMemberships,
} from '@/memberships/membershipStatus';
import { createMemberValue } from '@/session/memberValues';
import { useMemberships } from '@/memberships/useMemberships';
import { useOutboxItems } from '@/outbox/hooks';
import { IconButton } from '@/ui/Button';
import * as layoutStyles from '@/ui/layout.module.css';
import * as linkStyles from '@/ui/link.module.css';
import * as cardStyles from '@/ui/card.module.css';
import * as styles from './firstSteps.module.css';

const steps = ['region', 'group', 'hello'] as const;
type Step = (typeof steps)[number];

const saved = z.object({
  closed: z.boolean(),
  done: z.object({ region: z.boolean(), group: z.boolean(), hello: z.boolean() }),
});

type FirstStepsState = z.infer<typeof saved>;

const firstStepsOf = createMemberValue<FirstStepsState | undefined>(
  'kb:first-steps ',
  saved,
  undefined,
);

/** Groups without a community of their own share one of these. */
const groupCommunities = new Set(groupSlugs.map((slug) => communityOfGroup(slug).id));

/** Whether the member is in a region or group, or has asked to join one. */
function joinedPathsOf({ mine = [], joins }: Pick<Memberships, 'mine' | 'joins'>) {
  const requested = joins.flatMap(({ state, target }) =>
    state === 'sent' ? target.community : [],
  );
  const isGroup = (id: number) => groupCommunities.has(id);
  const isInRegion = regionLinks.some(({ label }) => communityNamed(label, mine) !== undefined);
  return {
    region: isInRegion || !requested.every(isGroup),
    group: mine.some(({ id }) => isGroup(id)) || requested.some(isGroup),
  };
}

export type FirstStepsProps = {
  /** What is 'beside' the posts shows in wide windows only, what is 'above' them in all others. */
  readonly position: 'beside' | 'above';
  /** Whether the member has posted; undefined until known. */
  readonly posted: boolean | undefined;
  readonly regionPath?: string | undefined;
};

type OpenStepsProps = Pick<FirstStepsProps, 'posted' | 'regionPath'> & {
  readonly device: ReturnType<typeof firstStepsOf>;
  /** Undefined until it is known what the member has done. */
  readonly state: FirstStepsState | undefined;
  readonly wide: boolean;
  readonly isHidden: boolean;
};

/** Saves progress; members who had done all steps before never see them. */
function useProgress({ posted, device, state }: OpenStepsProps) {
  const { memberships = unknownMemberships } = useMemberships();
  const wrote = useOutboxItems().some(
    (item) => item.state === 'sent' && (item.kind === 'post' || item.kind === 'community-post'),
  );
  const known = memberships.mine !== undefined && (posted !== undefined || wrote);
  const joined = joinedPathsOf(memberships);
  const done: FirstStepsState['done'] = {
    region: state?.done.region || joined.region,
    group: state?.done.group || joined.group,
    hello: state?.done.hello || wrote || posted === true,
  };
  useEffect(() => {
    if (state === undefined) {
      if (known) device.set({ closed: steps.every((step) => done[step]), done });
    } else if (steps.some((step) => done[step] !== state.done[step]))
      device.set({ ...state, done });
  });
  return done;
}

/** The composer is on the same page. */
function openComposer(event: MouseEvent): void {
  const field = document.querySelector<HTMLElement>('[data-slot=composer] input');
  if (field === null) return;
  event.preventDefault();
  field.focus();
}

function OpenSteps(props: OpenStepsProps) {
  const done = useProgress(props);
  const { device, state, regionPath, wide, isHidden } = props;
  const [opened, setOpened] = useState(false);
  const count = steps.filter((step) => done[step]).length;
  const links: Readonly<Record<Step, string>> = {
    region: regionPath ?? paths.communities,
    group: paths.communities,
    hello: paths.community,
  };
  if (isHidden) return null;
  return (
    <section
      className={`${styles.firstSteps} ${cardStyles.card}`}
      aria-label={words.heading}
      data-slot="first-steps"
    >
      <details
        open={wide || opened}
        onToggle={(event) => {
          if (!wide) setOpened(event.currentTarget.open);
        }}
      >
        <summary>
          <b>{words.heading}</b>
          <span className={`${layoutStyles.caption} ${layoutStyles.muted}`}>
            {state !== undefined && words.count(count, steps.length)}
          </span>
          <ChevronDown />
        </summary>
        <ol>
          {steps.map((step) => (
            <li key={step} className={done[step] ? styles.isDone : undefined}>
              <span className={styles.firstStepsMark} aria-hidden="true">
                {done[step] && <Check />}
              </span>
              {done[step] ? (
                <span>
                  <span className={layoutStyles.sr}>{words.done}</span> {words.steps[step]}
                </span>
              ) : (
                <span>
                  <Link
                    className={linkStyles.link}
                    to={links[step]}
                    onClick={step === 'hello' ? openComposer : undefined}
                  >
                    {words.steps[step]}
                  </Link>
                  <span className={`${layoutStyles.caption} ${layoutStyles.muted}`}>
                    {words.notes[step]}
                  </span>
                </span>
              )}
            </li>
          ))}
        </ol>
        <p role="status">{count === steps.length && words.allDone}</p>
      </details>
      <IconButton Icon={X} label={words.close} onClick={() => device.set({ closed: true, done })} />
    </section>
  );
}

/** First steps of a new member; ticked automatically, closed for good. */
export function FirstSteps({ position, ...props }: FirstStepsProps) {
  const [device] = useState(() => firstStepsOf());
  const state = useDeviceValue(device);
  const wide = useMedia('(min-width: 51.3125em)');
  const location: { readonly state: unknown } = useLocation();
  // Who has just registered sees them at once.
  const isUnknown = state === undefined && location.state !== justRegistered;
  const [wasUnknown] = useState(isUnknown);
  if (wide !== (position === 'beside') || state?.closed === true) return null;
  // Above the posts they show at once or from the next visit on, so that no post moves.
  const isHidden = wide ? isUnknown : wasUnknown;
  return <OpenSteps {...props} device={device} state={state} wide={wide} isHidden={isHidden} />;
}
