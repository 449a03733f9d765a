import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { taskColumns, taskSoftware, taskWords } from '@/content/taskWords';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import '@/ui/dialog.css';
import { ChoiceField } from '@/ui/form/ChoiceField';
import { DateField } from '@/ui/form/DateField';
import { Form } from '@/ui/form/Form';
import '@/ui/form/form.css';
import '@/ui/field.css';
import { SelectField } from '@/ui/form/SelectField';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { TextField } from '@/ui/form/TextField';
import { useBlocker } from '@/lib/useBlocker';
import { useModalDialog } from '@/ui/useModalDialog';
import type { Task, TaskContent } from './task';
import './taskDialog.css';
import { useTaskEdit } from './useTaskEdit';
import { newTask } from './useTrackerParams';

const words = taskWords.form;

type TaskDialogProps = {
  readonly id: string;
  /** Undefined if it is not on the board. */
  readonly task: Task | undefined;
  readonly onSave: (content: TaskContent) => void;
  readonly onClose: () => void;
};

/** Confirms losing what was typed. */
function Discard(props: { readonly onYes: () => void; readonly onNo: () => void }) {
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  return (
    <div className="task-discard" role="alertdialog" aria-label={words.discard}>
      <p>{words.discard}</p>
      <Button ref={stay} small variant="outline" onClick={props.onNo}>
        {words.discardNo}
      </Button>
      <Button small variant="danger" onClick={props.onYes}>
        {words.discardYes}
      </Button>
    </div>
  );
}

/** Adds or edits a task; closing confirms unsaved changes. */
export function TaskDialog({ id, task, onSave, onClose }: TaskDialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const { form, restored, isUnsaved, forget } = useTaskEdit(id, task);
  const [asking, setAsking] = useState(false);
  const blocker = useBlocker(({ currentLocation: here, nextLocation: next }) => {
    const leaves =
      here.pathname !== next.pathname || new URLSearchParams(next.search).get('task') !== id;
    return leaves && isUnsaved();
  });

  useModalDialog(dialog, 'input');

  const leave = () => {
    if (isUnsaved()) return setAsking(true);
    forget();
    onClose();
  };
  const added = id === newTask;
  return (
    <dialog
      ref={dialog}
      className="dialog task-dialog"
      aria-labelledby={titleId}
      data-slot="task-dialog"
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
    >
      <header>
        <h2 id={titleId}>{added ? taskWords.add : taskWords.edit}</h2>
        <Button variant="quiet" className="btn--icon" aria-label={words.close} onClick={leave}>
          <X className="icon" />
        </Button>
      </header>
      {restored && <Alert>{words.restored}</Alert>}
      {!added && task === undefined && <Alert>{words.gone}</Alert>}
      <Form
        id="task"
        form={form}
        label={added ? taskWords.add : taskWords.edit}
        pending={false}
        error={undefined}
        summary={false}
        onSubmit={(content) => {
          forget();
          onSave(content);
          onClose();
        }}
      >
        <TextField name="title" label={words.title} autoComplete="off" wide />
        <TextAreaField name="details" label={words.details} optional rows={4} />
        <div className="form-fields">
          <DateField name="due" label={words.due} optional />
          <SelectField name="software" label={words.software} options={taskSoftware} optional />
        </div>
        <ChoiceField name="state" label={words.state} options={taskColumns} />
        <div className="task-dialog-foot">
          <Button type="submit">{added ? words.add : words.save}</Button>
          <Button variant="quiet" onClick={leave}>
            {words.cancel}
          </Button>
        </div>
      </Form>
      {(asking || blocker.state === 'blocked') && (
        <Discard
          onNo={() => {
            setAsking(false);
            if (blocker.state === 'blocked') blocker.reset();
            dialog.current?.querySelector<HTMLElement>('input')?.focus();
          }}
          onYes={() => {
            forget();
            if (blocker.state === 'blocked') blocker.proceed();
            else onClose();
          }}
        />
      )}
    </dialog>
  );
}
