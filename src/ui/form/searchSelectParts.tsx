import { Check, ChevronDown } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import {
  type ContainerProps,
  components,
  type DropdownIndicatorProps,
  type OptionProps,
  type StylesConfig,
} from 'react-select';
import type { SearchOption } from './SearchSelectField';
import './searchSelect.css';

/** An entry of a searchable list; the chosen one carries a tick. */
export function MarkedOption({ children, ...props }: OptionProps<SearchOption, false>) {
  return (
    <components.Option {...props}>
      <span>{children}</span>
      {props.isSelected && <Check className="icon" />}
    </components.Option>
  );
}

/** The mark that a list opens. */
export function Chevron(props: DropdownIndicatorProps<SearchOption, false>) {
  return (
    <components.DropdownIndicator {...props}>
      <ChevronDown className="icon" />
    </components.DropdownIndicator>
  );
}

/** The list as a whole: Enter in an open menu that has nothing to choose sends no form. */
export function Container({ innerProps, ...props }: ContainerProps<SearchOption, false>) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    innerProps.onKeyDown?.(event);
    if (event.key === 'Enter' && props.selectProps.menuIsOpen) event.preventDefault();
  };
  return <components.SelectContainer {...props} innerProps={{ ...innerProps, onKeyDown }} />;
}

/** What react-select insists on in its own sheet, which no layer of ours can overrule. */
export const selectStyles: StylesConfig<SearchOption, false> = {
  control: (own, { isFocused }) => ({
    ...own,
    minHeight: '3rem',
    outline: `${isFocused ? '2px solid var(--kb-focus)' : '0'} !important`,
    outlineOffset: '2px',
  }),
};

/** An entry's sign (a flag), for the eyes alone, before its words. */
export const signed = ({ label, sign }: SearchOption) => (
  <>
    {sign !== undefined && <span aria-hidden="true">{sign} </span>}
    {label}
  </>
);
