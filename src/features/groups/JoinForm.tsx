import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Community } from '@/api/models/community';
import { paths } from '@/config/paths';
import { formWords } from '@/content/formWords';
import { draftWords } from '@/content/writingWords';
import { skillCategories } from '@/content/formOptions';
import { joinWords as words } from '@/content/joinWords';
import type { Group } from '@/content/groups';
import type { Region } from '@/content/regions';
import { useDoubleClickGuard } from '@/lib/clicks';
import { type Memberships, unknownMemberships } from '@/memberships/membershipStatus';
import { useMemberships } from '@/memberships/useMemberships';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { LoadFailure } from '@/ui/LoadFailure';
import { Form } from '@/ui/form/Form';
import { SelectField } from '@/ui/form/SelectField';
import { labelOf } from '@/ui/form/summaryText';
import { TextLink } from '@/ui/TextLink';
import { TextAreaField } from '@/ui/form/TextField';
import { useFieldValue } from '@/ui/form/useField';
import { withFieldName } from '@/ui/form/useFormErrors';
import { useDraft } from '@/ui/form/useDraft';
import { useSchemaForm } from '@/ui/form/useSchemaForm';
import { type JoinFormTarget, joinSchema, type JoinValues, stacksOf } from './joinRequest';
import { JoinState } from './JoinState';
import { useJoin } from './useJoin';
import * as buttonStyles from '@/ui/button.module.css';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './group.module.css';

/** For tech groups (decisions, section 4); each category has its stacks. */
function SkillFields() {
  const { getValues, setValue } = useFormContext<Record<string, unknown>>();
  const category = useFieldValue('category');
  useEffect(() => {
    const stack = getValues('stack');
    if (typeof stack !== 'string' || stack === '') return;
    if (labelOf(stacksOf(category), stack) === '') setValue('stack', '');
  }, [category, getValues, setValue]);
  return (
    <>
      <SelectField name="category" label={words.category} options={skillCategories} />
      <SelectField key={category} name="stack" label={words.stack} options={stacksOf(category)} />
    </>
  );
}

type JoinFormProps = {
  readonly target: JoinFormTarget;
  readonly who: 'restoring' | 'visitor' | 'member';
  readonly memberships: Memberships | undefined;
};

/** The join form or the membership status (specification, section 2, 'Group join pages'). */
function JoinForm({ target, who, memberships }: JoinFormProps) {
  const form = useSchemaForm(joinSchema(target));
  const draft = useDraft(form, 'join', { target: target.path });
  const { getValues, setValue } = form;
  const isFree = (values: JoinValues) => {
    const typed = getValues();
    const isTyped = ([name, value]: [string, string | undefined]) => {
      const now = typed[name];
      return typeof now === 'string' && now.trim() === value;
    };
    return !typed['description'] || Object.entries(values).every(isTyped);
  };
  const fill = (values: JoinValues) => {
    for (const [name, value] of Object.entries(values)) {
      if (value !== undefined) setValue(name, value);
    }
  };
  const { membership, pending, failure, shouldFocus, join, decide, withdraw } = useJoin(target, {
    who,
    memberships: memberships ?? unknownMemberships,
    fill,
    isFree,
    draft,
  });
  useDoubleClickGuard(membership.kind);
  const ofDescription = failure?.fields?.['description'];
  const fieldErrors = useMemo(
    () => (ofDescription === undefined ? undefined : { description: ofDescription }),
    [ofDescription],
  );
  const [fieldName = ''] =
    Object.entries(failure?.fields ?? {}).find(([, text]) => text === failure?.message) ?? [];
  const problem = failure !== undefined && failure.message !== ofDescription && (
    <Alert kind="danger">{withFieldName(fieldName, failure.message)}</Alert>
  );

  const container = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number>();
  // Members wait for their status; after a press the button shows that something is on its way.
  const isKnown = pending || who === 'visitor' || memberships?.isSettled === true;
  useLayoutEffect(() => {
    if (!isKnown) setHeight(container.current?.offsetHeight);
  }, [isKnown]);

  if (membership.kind !== 'none') {
    return (
      <div className={styles.joinForm} style={{ minHeight: height }}>
        {problem}
        <JoinState
          membership={membership}
          takesFocus={shouldFocus}
          onDecide={decide}
          onWithdraw={withdraw}
        />
      </div>
    );
  }
  return (
    <div ref={container} className={styles.joinFrame} data-known={isKnown || undefined}>
      {!isKnown && (
        <p className={styles.joinChecking} role="status">
          <span className={buttonStyles.spinner} aria-hidden="true" />
          {words.checking}
        </p>
      )}
      {memberships?.failed && (
        <LoadFailure
          className={`${layoutStyles.stack} ${styles.joinUnchecked}`}
          text={words.unchecked}
          onRetry={memberships.retry}
        />
      )}
      <Form
        form={form}
        id="join"
        label={words.form(target.name)}
        className={styles.joinForm}
        pending={pending}
        fieldErrors={fieldErrors}
        summary={false}
        onSubmit={join}
      >
        <TextAreaField
          name="description"
          label={words.description}
          hint={words.descriptionHint}
          rows={4}
        />
        {target.tech && <SkillFields />}
        {problem}
        <div className={styles.joinActions}>
          <Button type="submit" className="needs-script" pending={pending}>
            {words.join}
          </Button>
          {(who !== 'member' || !isKnown) && (
            <p className={`${layoutStyles.caption} ${layoutStyles.muted}`}>{words.visitor}</p>
          )}
          <TextLink to={paths.privacy}>{formWords.privacy}</TextLink>
          {!draft.isStored && (
            <p className={`${layoutStyles.caption} ${layoutStyles.muted}`}>{draftWords.refused}</p>
          )}
        </div>
      </Form>
    </div>
  );
}

export function GroupJoin({ group }: { readonly group: Group }) {
  const { who, memberships } = useMemberships();
  const target = { ...group, leadsOn: group.category === null };
  return <JoinForm target={target} who={who} memberships={memberships} />;
}

type RegionJoinProps = {
  readonly region: Region;
  readonly community: Community;
  readonly memberships: Memberships | undefined;
};

export function RegionJoin({ region, community, memberships }: RegionJoinProps) {
  const target = { ...region, communityId: community.id, category: null, tech: false };
  return <JoinForm target={target} who="member" memberships={memberships} />;
}
