import { useController } from 'react-hook-form';
import Select, { components, type InputProps } from 'react-select';
import { formWords } from '@/content/formWords';
import type { SearchOption } from './SearchSelectField';
import { Chevron, Container, MarkedOption, selectStyles, withSign } from './searchSelectParts';
import type { useField } from './useField';

export type SearchSelectProps = {
  readonly field: ReturnType<typeof useField>;
  readonly name: string;
  readonly options: readonly SearchOption[];
  readonly loading: boolean;
};

function DescribedInput(props: InputProps<SearchOption, false>) {
  const own = props['aria-describedby'];
  const described = [own, props.selectProps['aria-errormessage']].filter(Boolean).join(' ');
  return <components.Input {...props} aria-describedby={described || undefined} />;
}

export function SearchSelect({ field, name, options, loading }: SearchSelectProps) {
  const {
    field: { ref, value: chosen, onChange, onBlur },
  } = useController<Record<string, unknown>>({ name });
  const { control, error } = field;
  return (
    <Select<SearchOption>
      ref={ref}
      unstyled
      classNamePrefix="pick"
      className="pick"
      inputId={control.id}
      instanceId={control.id}
      options={[...options]}
      value={options.find(({ value }) => value === chosen) ?? null}
      onChange={(option) => onChange(option?.value ?? '')}
      onBlur={onBlur}
      isLoading={loading}
      placeholder={formWords.select}
      noOptionsMessage={() => formWords.noOptions}
      loadingMessage={() => formWords.loading}
      aria-invalid={error !== undefined}
      {...(control['aria-describedby'] && { 'aria-errormessage': control['aria-describedby'] })}
      components={{
        SelectContainer: Container,
        Input: DescribedInput,
        Option: MarkedOption,
        DropdownIndicator: Chevron,
      }}
      styles={selectStyles}
      formatOptionLabel={withSign}
    />
  );
}
