import { Check, ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { useController } from 'react-hook-form';
import Select, {
  type ContainerProps,
  components,
  type DropdownIndicatorProps,
  type InputProps,
  type OptionProps,
  type StylesConfig,
} from 'react-select';
import { formWords } from '@/content/formWords';
import type { SearchOption } from './SearchSelectField';
import type { useField } from './useField';
import './searchSelect.module.css';

function MarkedOption({ children, ...props }: OptionProps<SearchOption, false>) {
  return (
    <components.Option {...props}>
      <span>{children}</span>
      {props.isSelected && <Check />}
    </components.Option>
  );
}

function Chevron(props: DropdownIndicatorProps<SearchOption, false>) {
  return (
    <components.DropdownIndicator {...props}>
      <ChevronDown />
    </components.DropdownIndicator>
  );
}

/** Enter in an open menu without options must not submit the form. */
function Container({ innerProps, ...props }: ContainerProps<SearchOption, false>) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    innerProps.onKeyDown?.(event);
    if (event.key === 'Enter' && props.selectProps.menuIsOpen) event.preventDefault();
  };
  return <components.SelectContainer {...props} innerProps={{ ...innerProps, onKeyDown }} />;
}

/** Overrides react-select's own styles, which no layer can. */
export const selectStyles: StylesConfig<SearchOption, false> = {
  control: (own, { isFocused }) => ({
    ...own,
    minHeight: '3rem',
    outline: `${isFocused ? '2px solid var(--kb-focus)' : '0'} !important`,
    outlineOffset: '2px',
  }),
};

const withFlag = ({ label, flag }: SearchOption) => (
  <>
    {flag !== undefined && <span aria-hidden="true">{`${flag} `}</span>}
    <span>{label}</span>
  </>
);

type Field = ReturnType<typeof useField>;

const inputFor = (autoComplete: string | undefined, required: true | undefined) =>
  function SearchInput(props: InputProps<SearchOption, false>) {
    const own = props['aria-describedby'];
    const described = [own, props.selectProps['aria-errormessage']].filter(Boolean).join(' ');
    return (
      <components.Input
        {...props}
        autoComplete={autoComplete ?? 'off'}
        aria-required={required}
        aria-describedby={described || undefined}
      />
    );
  };

/** A select's state in its form and in its field of text, and what any select takes. */
export function useSearchSelect({ control, error }: Field, name: string) {
  const { field } = useController<Record<string, unknown>>({ name });
  const [typed, setTyped] = useState('');
  const { autoComplete, 'aria-required': required } = control;
  const Input = useMemo(() => inputFor(autoComplete, required), [autoComplete, required]);
  const props = {
    ref: field.ref,
    inputValue: typed,
    onInputChange: setTyped,
    unstyled: true,
    classNamePrefix: 'pick',
    className: 'pick',
    inputId: control.id,
    instanceId: control.id,
    placeholder: formWords.select,
    'aria-invalid': error !== undefined,
    ...(control['aria-describedby'] && { 'aria-errormessage': control['aria-describedby'] }),
    components: {
      SelectContainer: Container,
      Input,
      Option: MarkedOption,
      DropdownIndicator: Chevron,
    },
    styles: selectStyles,
    formatOptionLabel: withFlag,
  };
  return { ...field, typed, props };
}

type SearchSelectProps = {
  readonly field: Field;
  readonly name: string;
  readonly options: readonly SearchOption[];
};

export function SearchSelect({ field, name, options }: SearchSelectProps) {
  const { value: chosen, onChange, onBlur, typed, props } = useSearchSelect(field, name);
  return (
    <Select<SearchOption>
      {...props}
      options={[...options]}
      value={options.find(({ value }) => value === chosen) ?? null}
      onChange={(option) => onChange(option?.value ?? '')}
      onBlur={() => {
        // Autofill, or typing the whole label, chooses nothing by itself.
        const text = typed.trim().toLowerCase();
        const named = options.find(({ label }) => label.toLowerCase() === text);
        if (named !== undefined) onChange(named.value);
        onBlur();
      }}
      noOptionsMessage={() => formWords.noOptions}
    />
  );
}
