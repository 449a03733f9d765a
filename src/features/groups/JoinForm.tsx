import { useCallback, useMemo } from 'react';
import { type Memberships, unknownMemberships } from '@/api/memberships/standing';
import { draftWords } from '@/content/draftWords';
import { joinWords as words } from '@/content/joinWords';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { Form } from '@/ui/form/Form';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { useDraft } from '@/ui/form/useDraft';
import { useSchemaForm } from '@/ui/form/useSchemaForm';
import './joinForm.css';
import type { JoinAsk } from './joinAsk';
import { joinSchema, type JoinValues } from './joinRequest';
import { JoinState } from './JoinState';
import { SkillFields } from './SkillFields';
import { useJoin } from './useJoin';

type JoinFormProps = {
  readonly ask: JoinAsk;
  readonly who: 'restoring' | 'visitor' | 'member';
  readonly memberships: Memberships | undefined;
};

/**
 * Asks to join a group or region, or says where the member stands with it (specification, section 2,
 * 'Group join pages'). What is typed survives a reload, a login and a lost session.
 */
export function JoinForm({ ask, who, memberships }: JoinFormProps) {
  const form = useSchemaForm(useMemo(() => joinSchema(ask), [ask]));
  const draft = useDraft(form, 'join', { target: ask.path });
  const { getValues, setValue } = form;
  const isEmpty = useCallback(() => !getValues()['description'], [getValues]);
  const fill = useCallback(
    (values: JoinValues) => {
      for (const [name, value] of Object.entries(values)) {
        if (value !== undefined) setValue(name, value);
      }
    },
    [setValue],
  );
  const { standing, pending, failure, moved, join, retry, takeBack } = useJoin(ask, {
    who,
    memberships: memberships ?? unknownMemberships,
    fill,
    isEmpty,
    onGone: draft.clear,
  });
  const ofDescription = failure?.fields?.['description'];
  const fieldErrors = useMemo(
    () => (ofDescription === undefined ? undefined : { description: ofDescription }),
    [ofDescription],
  );
  const problem = failure !== undefined && ofDescription === undefined && (
    <Alert kind="danger" live>
      {failure.message}
    </Alert>
  );

  if (standing.kind !== 'ask') {
    return (
      <div className="join-form">
        {problem}
        <JoinState
          key={standing.kind}
          standing={standing}
          takesFocus={moved}
          onRetry={retry}
          onTakeBack={takeBack}
        />
      </div>
    );
  }
  return (
    <Form
      form={form}
      id="join"
      label={words.form(ask.name)}
      className="join-form"
      pending={pending}
      error={undefined}
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
      {ask.tech && <SkillFields />}
      {problem}
      <div className="join-acts">
        <Button type="submit" className="needs-script" pending={pending}>
          {words.join}
        </Button>
        {who !== 'member' && <p className="caption muted">{words.visitor}</p>}
        {draft.refused && <p className="caption muted">{draftWords.refused}</p>}
      </div>
    </Form>
  );
}
